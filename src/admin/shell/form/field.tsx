/** Renders the input of a field spec. */
import type { FieldSpec } from './field-spec.ts';
import {
  AreaInput,
  CheckInput,
  ChoiceInput,
  ListInput,
  MomentInput,
  NumberInput,
  TextInput,
} from './inputs.tsx';

function inputFor(spec: FieldSpec) {
  const { name, label, hint, optional = false } = spec;
  const info = { name, label, hint, optional };
  switch (spec.as) {
    case 'text': {
      const { fixed, isCapitals, suggestions } = spec;
      return <TextInput {...info} {...{ fixed, isCapitals, suggestions }} />;
    }
    case 'area':
      return <AreaInput {...info} rows={spec.rows ?? 6} />;
    case 'number':
      return <NumberInput {...info} unit={spec.unit} />;
    case 'choice':
      return <ChoiceInput {...info} choices={spec.choices} none={spec.none} />;
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
