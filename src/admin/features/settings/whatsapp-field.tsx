/** The number that WhatsApp links open, and a link to try it before it is saved. */
import { buttonClass } from '#ui/button-class.ts';
import { useWatch } from 'react-hook-form';
import { TextInput } from '#admin/shell/form/inputs.tsx';
import { Icon } from '#admin/shell/icon.tsx';
import type { SiteForm } from './model/settings-form.ts';
import { checkPhone } from '#core/account/indian-phone.ts';
import { whatsappLink } from '#core/whatsapp.ts';

const TEST_MESSAGE = 'Test message from the back office.';

function TestLink() {
  const typed: unknown = useWatch<SiteForm>({ name: 'whatsapp' });
  const { value } = { value: undefined, ...checkPhone(typeof typed === 'string' ? typed : '') };
  if (value === undefined) return null;
  return (
    <a
      href={whatsappLink(value, TEST_MESSAGE)}
      target="_blank"
      rel="noopener"
      className={`${buttonClass('secondary', 'small')} self-end`}
    >
      <Icon name="whatsapp" />
      Test this number
    </a>
  );
}

export const WhatsappField = () => (
  <>
    <TextInput
      name="whatsapp"
      label="WhatsApp number"
      hint="All chat buttons on the site use it."
    />
    <div className="grid content-center">
      <TestLink />
    </div>
  </>
);
