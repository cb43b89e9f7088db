/** The building blocks accept valid values and reject harmful or misleading ones. */
import type * as z from 'zod';
import { describe, expect, it } from 'vitest';
import {
  documentId,
  instant,
  line,
  link,
  pageId,
  pageSlug,
  phone,
  pin,
  sku,
  slug,
  text,
} from './fields.ts';
import { priceTiers } from './product.ts';

interface Case {
  name: string;
  schema: z.ZodType;
  accepted: readonly unknown[];
  refused: readonly unknown[];
}

const tier = (minQty: number, pricePaise: number) => ({ minQty, pricePaise });

const CASES: readonly Case[] = [
  {
    name: 'pageSlug',
    schema: pageSlug,
    accepted: ['rings', 'index-2'],
    refused: ['index', 'Rings', ''],
  },
  {
    name: 'pageId',
    schema: pageId,
    accepted: ['rings-solitaire', 'Rings_2', 'a.b', '字'.repeat(80), "a!b'(c)*~"],
    refused: [
      ...[';', ',', ':', '@', '&', '=', '+', '$'].map((character) => `a${character}b`),
      ...['index', 'x.html', '.htaccess', '..x', '字'.repeat(100), '💍'.repeat(64), 'a/b'],
    ],
  },
  {
    name: 'link',
    schema: link,
    accepted: [
      '/',
      '/products?sort=new#top',
      '/blogs/étoile',
      'https://shop.in',
      'https://shop.in:8443/a%20b?c=d&e=f',
      `/${'a'.repeat(999)}`,
    ],
    refused: [
      '',
      'products',
      'javascript:alert(1)',
      'JavaScript:alert(1)',
      'data:text/html,<script>',
      'http://shop.in',
      'mailto:name@shop.in',
      '//shop.in',
      '/\\shop.in',
      '\\\\shop.in',
      'https://',
      'https://[',
      'https://%',
      'https://name@shop.in',
      'https://shop.in\\@other.in',
      '/a b',
      '/a\tb',
      '/a\nb',
      '/a\u0000b',
      '/a\u009bb',
      ' /a',
      'java\nscript:alert(1)',
      `/${'a'.repeat(1_000)}`,
      7,
      null,
    ],
  },
  {
    name: 'line',
    schema: line(10),
    accepted: ['a', 'Ring 16"', '<b>', 'चाँदी', '💍', 'a'.repeat(10)],
    refused: [
      '',
      ' ',
      ' a',
      'a ',
      'a\nb',
      'a\tb',
      'a\u001bb',
      'a\u0085b',
      'a\u2028b',
      'a'.repeat(11),
    ],
  },
  {
    name: 'text',
    schema: text(10),
    accepted: ['', ' a ', 'a\r\nb', 'a\tb', '<b>'],
    refused: ['a\u0000', 'a\u001b[2J', 'a\u007f', 'a\u009b', 'a'.repeat(11)],
  },
  {
    name: 'slug',
    schema: slug,
    accepted: ['a', '7', 'rope-chain-16', 'a'.repeat(96)],
    refused: ['', '-a', 'a-', 'a--b', 'Ring', 'a_b', 'a/b', '..', 'étoile', 'a\n', 'a'.repeat(97)],
  },
  {
    name: 'sku',
    schema: sku,
    accepted: ['RG', 'RG101', 'RG-101-A', '101', 'A'.repeat(24)],
    refused: ['', 'R', 'rg101', '-RG1', 'RG1-', 'RG--1', 'RG 1', 'RG/1', 'RG1\n', 'A'.repeat(25)],
  },
  {
    name: 'phone',
    schema: phone,
    accepted: ['+919876543210', '+916000000000'],
    refused: [
      '',
      '9876543210',
      '+915876543210',
      '+91987654321',
      '+9198765432100',
      '+91 9876543210',
    ],
  },
  {
    name: 'pin',
    schema: pin,
    accepted: ['500002', '110001'],
    refused: ['', '050002', '50000', '5000021', '500 002', '५०००२२', 500_002],
  },
  {
    name: 'documentId',
    schema: documentId,
    accepted: ['a', 'Rings_1', 'rings-solitaire', 'a.b', 'a'.repeat(128)],
    refused: [
      '',
      '.',
      '..',
      '.a',
      '_a',
      '__a__',
      'a/b',
      'a\\b',
      'a b',
      'a%2fb',
      'a?b',
      'a#b',
      'a'.repeat(129),
    ],
  },
  {
    name: 'priceTiers',
    schema: priceTiers,
    accepted: [[], [tier(12, 500)], [tier(12, 500), tier(24, 400)]],
    refused: [
      [tier(12, 500), tier(12, 400)],
      [tier(24, 500), tier(12, 400)],
      [tier(12, 500), tier(24, 500)],
      [tier(12, 400), tier(24, 500)],
      [tier(0, 500)],
      [tier(12, -1)],
      [tier(12, 4.5)],
      Array.from({ length: 7 }, (_, index) => tier(index + 1, 700 - index)),
    ],
  },
  {
    name: 'instant',
    schema: instant,
    accepted: [new Date(0), new Date('2026-01-15T06:30:00Z'), { toMillis: () => 1 }],
    refused: [
      0,
      '2026-01-15',
      null,
      {},
      { toMillis: 1 },
      new Date(-1),
      new Date(Number.NaN),
      { toMillis: () => 1.5 },
    ],
  },
];

describe.each(CASES)('$name', ({ schema, accepted, refused }) => {
  it.each(accepted.map((value) => [value]))('accepts %j', (value) => {
    expect(schema.safeParse(value).error?.issues).toBeUndefined();
  });

  it.each(refused.map((value) => [value]))('rejects %j', (value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });
});

it('an instant is in milliseconds in the program and a date in the database', () => {
  expect(instant.parse({ toMillis: () => 1_700 })).toBe(1_700);
  expect(instant.encode(1_700)).toEqual(new Date(1_700));
});
