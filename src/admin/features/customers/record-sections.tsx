/** The fields of a customer that staff edit, in sections. */
import { FormFields } from '#admin/shell/form/field.tsx';
import { FormSection } from '#admin/shell/form/form-section.tsx';
import { CONTACT_SPECS, NOTE_SPECS, type CustomerSpec } from './customer-specs.ts';

interface Props {
  /** A customer with an account edits the contact in the account. */
  hasContact?: boolean;
  terms: readonly CustomerSpec[];
}

export const RecordSections = ({ hasContact = true, terms }: Props) => (
  <>
    {hasContact && (
      <FormSection title="Contact">
        <FormFields specs={CONTACT_SPECS} />
      </FormSection>
    )}
    <FormSection title="Terms">
      <FormFields specs={terms} />
    </FormSection>
    <FormSection title="Notes and tags">
      <FormFields specs={NOTE_SPECS} />
    </FormSection>
  </>
);
