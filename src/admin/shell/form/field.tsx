/** Renders the input of a field spec. */
import { AreaInput, ChoiceInput, NumberInput, TextInput, ListInput } from './inputs.tsx';
import { CheckInput } from './check-input.tsx';
import { MomentInput } from './moment-input.tsx';
import type { FieldSpec } from './field-spec.ts';

function inputFor(spec: FieldSpec) {
  const { name, label, hint, optional = false } = spec;
  const info = { name, label, hint, optional };
  switch (spec.as) {
    case 'text':
      return (
        <TextInput
          {...info}
          fixed={spec.fixed}
          isCapitals={spec.isCapitals}
          suggestions={spec.suggestions}
        />
      );
    case 'area':
      return <AreaInput {...info} rows={spec.rows ?? 6} />;
    case 'number':
      return <NumberInput {...info} unit={spec.unit} />;
    case 'choice':
      return (
        <ChoiceInput
          {...info}
          choices={spec.choices}
          {...(spec.none !== undefined && { none: spec.none })}
        />
      );
    case 'list':
      return <ListInput {...info} isSlugs={spec.isSlugs} />;
    case 'moment':
      return <MomentInput {...info} />;
    case 'check':
      return <CheckInput {...info} />;
    case 'own':
      return null;
  }
}

export const FormField = ({ spec }: { spec: FieldSpec }) =>
  spec.isWide ? <div className="col-span-full">{inputFor(spec)}</div> : inputFor(spec);

/** A list of fields. */
export const FormFields = ({ specs }: { specs: readonly FieldSpec[] }) =>
  specs.map((spec) => <FormField key={spec.name} spec={spec} />);
