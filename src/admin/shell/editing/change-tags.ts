/** Adds tags to a form, or removes them; the other tags stay. */
import type { FormValues } from '#core/editing/form-values.ts';

export type TagsChange = 'add' | 'remove';

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** @param field holds a list of words @returns the form with the words added or removed, whatever their case */
export const changeTags =
  (field: string, change: TagsChange, words: readonly string[]) =>
  (form: FormValues): FormValues => {
    const before = textsIn(form[field]);
    const isIn = (list: readonly string[], word: string): boolean =>
      list.some((each) => same(each, word));
    const after =
      change === 'add'
        ? words.reduce((tags, word) => (isIn(tags, word) ? tags : [...tags, word]), before)
        : before.filter((word) => !isIn(words, word));
    return { ...form, [field]: after };
  };
