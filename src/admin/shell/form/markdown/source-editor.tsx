/** Markdown source editor with a live preview. */
import { useId, useState, type ReactNode } from 'react';
import type { useField } from '#admin/shell/form/use-field.ts';
import { Icon } from '#admin/shell/icon.tsx';
import { lazyPart } from '#admin/shell/lazy-part.tsx';
import { CONTROL, TOOL } from '#admin/shell/look/classes.ts';

/** Loads the site's renderer, which typing does not need. */
const MarkdownPreview = lazyPart(
  async () => (await import('./markdown-preview.tsx')).MarkdownPreview,
  {
    meanwhile: <div className="skeleton border border-line" />,
  },
);

/** Of both editors. */
export interface EditorProps {
  label: string;
  /** Binds the editor to the form. */
  field: ReturnType<typeof useField>;
  /** The Markdown source. */
  text: string;
  /** Button to switch to the other editor. */
  mode: ReactNode;
}

const ROWS = 18;

/** On phones there is room for only one of the two. */
const isRoomy = (): boolean => matchMedia('(width >= 64rem)').matches;

export function SourceEditor({ label, field: { control, set }, text, mode }: EditorProps) {
  const [isShown, show] = useState(isRoomy);
  const preview = useId();
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:data-preview:grid-cols-2"
      data-preview={isShown || undefined}
    >
      <div className="col-span-full flex flex-wrap gap-1">
        <button
          type="button"
          className={TOOL}
          aria-pressed={isShown}
          aria-controls={isShown ? preview : undefined}
          onClick={() => show(!isShown)}
        >
          <Icon name="catalogue" size={16} />
          Preview
        </button>
        {mode}
      </div>
      <textarea
        {...control}
        rows={ROWS}
        className={`${CONTROL} font-[ui-monospace,'Cascadia_Mono','Liberation_Mono',Menlo,monospace] leading-[1.55]`}
        value={text}
        onChange={({ target }) => set(target.value)}
      />
      {isShown && <MarkdownPreview id={preview} text={text} label={`Preview of ${label}`} />}
    </div>
  );
}
