/** A Markdown text as the site shows it: by the same code, in the same styles. Typing does not wait for it. */
import { memo, useDeferredValue, type MouseEvent } from 'react';
import { renderArticle } from '#core/markdown.ts';

interface Props {
  id: string;
  text: string;
  label: string;
}

/** What is typed stays where it is: a link opens beside it. */
function openBeside(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null) return;
  event.preventDefault();
  if (!link.hash || link.pathname !== location.pathname)
    window.open(link.href, '_blank', 'noopener');
}

const Article = memo(function Article({ text }: { text: string }) {
  return (
    <div
      className="prose *:first:mt-0"
      // As `Article.astro` does: what is HTML in the text comes out as text.
      dangerouslySetInnerHTML={{ __html: renderArticle(text).html }}
    />
  );
});

export function MarkdownPreview({ id, text, label }: Props) {
  const shown = useDeferredValue(text);
  return (
    // It scrolls by itself, so the keyboard must reach it.
    <section
      id={id}
      aria-label={label}
      className="admin-markdown-preview"
      tabIndex={0}
      onClick={openBeside}
    >
      {shown.trim() === '' ? (
        <p className="text-sm text-ink-soft">Nothing is written yet.</p>
      ) : (
        <Article text={shown} />
      )}
    </section>
  );
}
