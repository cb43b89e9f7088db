/** The information and policy pages of the demo shop, from `pages/*.md`. */
import * as z from 'zod';
import { pageKind, type Page, type PageQuestion } from '#schema/page.ts';
import { indianDay } from './clock.ts';
import { readContent } from './content-file.ts';
import { demoDocument, type DemoDocument } from './demo-document.ts';
import { editedByStaff } from './staff-edit.ts';

const pageHead = z.object({
  title: z.string(),
  summary: z.string(),
  /** The days of its creation and of its last change. */
  written: z.iso.date(),
  revised: z.iso.date(),
});

/** In a body, everything after this is questions: a heading each, with its answer below. */
const QUESTIONS_BEGIN = '\n## Questions\n';

function questionsIn(text: string): PageQuestion[] {
  return text
    .split(/^### /m)
    .slice(1)
    .map((block) => {
      const end = block.indexOf('\n');
      return { question: block.slice(0, end).trim(), answer: block.slice(end).trim() };
    });
}

function split(markdown: string): Pick<Page, 'body' | 'questions'> {
  const at = markdown.indexOf(QUESTIONS_BEGIN);
  if (at < 0) return { body: markdown };
  return { body: markdown.slice(0, at).trim(), questions: questionsIn(markdown.slice(at)) };
}

/** Every `pages` document. */
export function* pageDocuments(): Generator<DemoDocument> {
  for (const { name, head, body } of readContent('pages', pageHead)) {
    const { title, summary, written, revised } = head;
    const edited = editedByStaff(indianDay(written, 11), {
      updatedAt: indianDay(revised, 11),
      rev: 2,
    });
    yield demoDocument(pageKind, `pages/${name}`, { title, summary, ...split(body), ...edited });
  }
}
