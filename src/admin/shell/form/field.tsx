/** One field of a form, drawn as its spec says. */
import { AreaInput, ChoiceInput, NumberInput, TextInput, WordsInput } from './inputs.tsx';
import { CheckInput } from './check-input.tsx';
import { MomentInput } from './moment-input.tsx';
import type { FieldSpec } from './field-spec.ts';

function inputFor(spec: FieldSpec) {
  const { name, label, hint, optional = false } = spec;
  const words = { name, label, hint, optional };
  switch (spec.as) {
    case 'text':
      return <TextInput {...words} fixed={spec.fixed} isCapitals={spec.isCapitals} />;
    case 'area':
      return <AreaInput {...words} rows={spec.rows ?? 6} />;
    case 'number':
      return <NumberInput {...words} unit={spec.unit} />;
    case 'choice':
      return (
        <ChoiceInput
          {...words}
          choices={spec.choices}
          {...(spec.none !== undefined && { none: spec.none })}
        />
      );
    case 'words':
      return <WordsInput {...words} isSlugs={spec.isSlugs} />;
    case 'moment':
      return <MomentInput {...words} />;
    case 'check':
      return <CheckInput {...words} />;
    case 'own':
      return null;
  }
}

export const Field = ({ spec }: { spec: FieldSpec }) =>
  spec.isWide ? <div className="admin-wide">{inputFor(spec)}</div> : inputFor(spec);

/** The fields one after the other. */
export const Fields = ({ specs }: { specs: readonly FieldSpec[] }) =>
  specs.map((spec) => <Field key={spec.name} spec={spec} />);
