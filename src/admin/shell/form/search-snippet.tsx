/** Preview of a search result, with text lengths. */
import { lengthText, searchSnippet, SNIPPET_LENGTHS } from '#admin/shell/model/search-snippet.ts';
import type { PageMeta } from '#core/page-meta.ts';

const Length = ({ name, isCut, children }: { name: string; isCut: boolean; children: string }) => (
  <div className={`flex gap-1.5 ${isCut ? 'text-warn' : ''}`}>
    <dt className="font-semibold">{name}</dt>
    <dd>{children}</dd>
  </div>
);

export function SearchSnippet({ meta }: { meta: PageMeta }) {
  const { title, description, place } = searchSnippet(meta, location.origin);
  return (
    <figure className="max-w-160">
      <figcaption className="mb-1.5 text-sm font-medium">Search engine preview</figcaption>
      <div className="rounded-md border border-line bg-ground px-4 py-3.5 wrap-anywhere">
        <p className="text-xs/normal text-ink-soft">{place}</p>
        <p className="text-lg/[1.3] text-gold">{title.shown}</p>
        <p className="mt-1 text-sm text-ink-soft">{description.shown}</p>
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-xs/normal text-ink-soft">
        <Length name="Title" isCut={title.isCut}>
          {lengthText(title, SNIPPET_LENGTHS.title)}
        </Length>
        <Length name="Description" isCut={description.isCut}>
          {lengthText(description, SNIPPET_LENGTHS.description)}
        </Length>
      </dl>
    </figure>
  );
}
