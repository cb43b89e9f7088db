/** Deferred preview of a Markdown text with the site's renderer and styles. */
import { memo, useDeferredValue, type MouseEvent } from 'react';
import { renderArticle } from '#core/markdown.ts';
import { TEXT_PANE } from '#admin/shell/look/classes.ts';

/** Links open in a new tab, so that the form stays. */
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
      // As in `Article.astro`: HTML in the text is escaped.
      dangerouslySetInnerHTML={{ __html: renderArticle(text).html }}
    />
  );
});

export function MarkdownPreview({ id, text, label }: { id: string; text: string; label: string }) {
  const shown = useDeferredValue(text);
  return (
    // Scrollable, so it must be focusable.
    <section
      id={id}
      aria-label={label}
      className={`${TEXT_PANE} px-5 py-4`}
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
