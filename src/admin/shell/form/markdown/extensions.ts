/** What the visual editor can hold: exactly what the site's Markdown can say. */
import type { Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { BulletList, OrderedList } from '@tiptap/extension-list';
import { Code } from '@tiptap/extension-code';
import { isAllowedLink } from '#core/markdown.ts';

/** Whether there is no blank line between the items: the site then shows them without paragraphs. */
const tight = { tight: { default: true, rendered: false } };

/** How a column of a table is aligned. */
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
  // Innermost, since Markdown has no marks within code.
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
