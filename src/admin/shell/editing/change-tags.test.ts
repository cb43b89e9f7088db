import { expect, test } from 'vitest';
import { changeTags } from './change-tags.ts';

const form = { title: 'Ring', tags: ['bridal', 'Oxidised'] };

test('adds tags at the end, each once', () => {
  expect(changeTags('tags', 'add', ['diwali', 'Bridal', 'Diwali'])(form)).toEqual({
    title: 'Ring',
    tags: ['bridal', 'Oxidised', 'diwali'],
  });
});

test('removes tags in any case, and keeps the others', () => {
  expect(changeTags('tags', 'remove', ['oxidised', 'gold'])(form)).toEqual({
    title: 'Ring',
    tags: ['bridal'],
  });
});

test('changes nothing without tags', () => {
  expect(changeTags('tags', 'add', [])(form)).toEqual(form);
  expect(changeTags('tags', 'remove', [])(form)).toEqual(form);
});
