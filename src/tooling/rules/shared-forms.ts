/** Checks that occur more than once in the rules become functions, to save space. */
import { capitalised } from './condition-parts.ts';

/** A shorter pattern is not worth a function. */
const SHORTEST = 16;

const TEXT = String.raw`'(?:[^'\\]|\\.)*'`;
const VALUE = String.raw`(?<value>\w+(?:\.\w+)*\.(?<field>\w+))`;

/** The checks of a text and of a list of texts. `form` is all of a check but its value. */
const CHECKS = [
  {
    uses: new RegExp(String.raw`${VALUE}\.matches\((?<form>${TEXT})\)`, 'g'),
    check: (form: string) => `text.matches(${form})`,
  },
  {
    uses: new RegExp(String.raw`texts\(${VALUE}, (?<form>\d+, ${TEXT})\)`, 'g'),
    check: (form: string) => `texts(text, ${form})`,
  },
];

/** @param functions of the rules, as text */
export function withSharedForms(functions: string): string {
  const names: string[] = [];
  let short = functions;
  for (const { uses, check } of CHECKS) {
    const all = [...functions.matchAll(uses)].map(({ groups = {} }) => groups);
    for (const [form = '', [first, another]] of Map.groupBy(all, (use) => use['form'])) {
      if (another === undefined || form.length <= SHORTEST) continue;
      const name = `fits${capitalised(first?.['field'] ?? '')}`;
      names.push(name);
      short = short.replaceAll(uses, (use, value: string, _field: string, its: string) =>
        its === form ? `${name}(${value})` : use,
      );
      short += `\n\nfunction ${name}(text) {\n  return ${check(form)};\n}`;
    }
  }
  if (new Set(names).size < names.length)
    throw new Error(`Two patterns of the rules would be called ${names.join(' or ')}.`);
  return short;
}
