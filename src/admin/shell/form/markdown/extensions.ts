/** Extensions of the visual editor, matching what the site's Markdown supports. */
import type { Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { BulletList, OrderedList } from '@tiptap/extension-list';
import { Code } from '@tiptap/extension-code';
import { isAllowedLink } from '#core/markdown.ts';

/** A tight list has no blank lines between items; the site renders it without paragraphs. */
const tight = { tight: { default: true, rendered: false } };

/** Alignment of a table column. */
const align = {
  align: {
    default: null,
    parseHTML: (element: HTMLElement) => element.style.textAlign,
    renderHTML: ({ align: to }: Record<string, unknown>) =>
      typeof to === 'string' && to !== '' ? { style: `text-align:${to}` } : {},
  },
};

export const EXTENSIONS: Extensions = [
  StarterKit.configure({
    bulletList: false,
    orderedList: false,
    code: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: (address) => isAllowedLink(address),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  BulletList.extend({ addAttributes: () => tight }),
  OrderedList.extend({
    addAttributes() {
      return { ...this.parent?.(), ...tight };
    },
  }),
  // Innermost, because Markdown has no marks within code.
  Code.extend({ priority: 1, excludes: '' }),
  Image.configure({ inline: true }),
  Table.configure({ resizable: false }),
  TableRow,
  TableHeader.extend({
    content: 'paragraph',
    addAttributes() {
      return { ...this.parent?.(), ...align };
    },
  }),
  TableCell.extend({
    content: 'paragraph',
    addAttributes() {
      return { ...this.parent?.(), ...align };
    },
  }),
];
