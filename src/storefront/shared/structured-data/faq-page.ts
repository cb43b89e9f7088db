/** Questions and answers as structured data. */
import { renderMarkdown } from '#core/markdown.ts';
import type { PageQuestion } from '#schema/page.ts';
import type { FAQPage } from 'schema-dts';

/** Answers are HTML, as search engines take it. */
export const faqPageData = (questions: readonly PageQuestion[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: renderMarkdown(answer).trim() },
  })),
});
