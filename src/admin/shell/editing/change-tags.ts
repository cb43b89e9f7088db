/** Adds tags to a form field or removes them. */
import type { FormValues } from '#core/editing/form-values.ts';

export type TagsChange = 'add' | 'remove';

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * @param field a field with a list of tags
 * @returns the form with tags added or removed, ignoring case
 */
export const changeTags =
  (field: string, change: TagsChange, values: readonly string[]) =>
  (form: FormValues): FormValues => {
    const before = textsIn(form[field]);
    const isIn = (list: readonly string[], word: string): boolean =>
      list.some((each) => same(each, word));
    const after =
      change === 'add'
        ? values.reduce((tags, word) => (isIn(tags, word) ? tags : [...tags, word]), before)
        : before.filter((word) => !isIn(values, word));
    return { ...form, [field]: after };
  };
