/** A page as a search engine would show it, with the lengths of its words. */
import { lengthWords, searchSnippet, SNIPPET_LENGTHS } from '#admin/shell/model/search-snippet.ts';
import type { PageMeta } from '#core/page-meta.ts';

export function SearchSnippet({ meta }: { meta: PageMeta }) {
  const { title, description, place } = searchSnippet(meta, location.origin);
  return (
    <figure className="admin-snippet">
      <figcaption>Search engine preview</figcaption>
      <div className="admin-snippet-result">
        <p className="admin-snippet-place">{place}</p>
        <p className="admin-snippet-title">{title.shown}</p>
        <p className="admin-snippet-text">{description.shown}</p>
      </div>
      <dl className="admin-snippet-lengths">
        <div data-cut={title.isCut || undefined}>
          <dt>Title</dt>
          <dd>{lengthWords(title, SNIPPET_LENGTHS.title)}</dd>
        </div>
        <div data-cut={description.isCut || undefined}>
          <dt>Description</dt>
          <dd>{lengthWords(description, SNIPPET_LENGTHS.description)}</dd>
        </div>
      </dl>
    </figure>
  );
}
