import { expect, test } from 'vitest';
import { changeTags } from './change-tags.ts';

const form = { title: 'Ring', tags: ['bridal', 'Oxidised'] };

test('adds tags after those that are there, each once', () => {
  expect(changeTags('tags', 'add', ['diwali', 'Bridal', 'Diwali'])(form)).toEqual({
    title: 'Ring',
    tags: ['bridal', 'Oxidised', 'diwali'],
  });
});

test('removes tags whatever their case, and keeps the others', () => {
  expect(changeTags('tags', 'remove', ['oxidised', 'gold'])(form)).toEqual({
    title: 'Ring',
    tags: ['bridal'],
  });
});

test('no words change nothing', () => {
  expect(changeTags('tags', 'add', [])(form)).toEqual(form);
  expect(changeTags('tags', 'remove', [])(form)).toEqual(form);
});
