/** Markdown source editor with a preview. */
import { useId, useImperativeHandle, useRef, useState } from 'react';
import { describedBy } from '#ui/react/field.tsx';
import { Icon } from '#admin/shell/icon.tsx';
import { lazyPart } from '#admin/shell/lazy-part.tsx';
import { escapeText, imageMarkdown } from '#admin/shell/editing/escape-markdown.ts';
import type { EditorProps } from './text-target.ts';
import { DIALOG_TOOLS, Toolbar } from './toolbar.tsx';
import { CONTROL, TOOL } from '#admin/shell/look/classes.ts';

/** Loads the site's renderer, which typing does not need. */
const MarkdownPreview = lazyPart(
  async () => (await import('./markdown-preview.tsx')).MarkdownPreview,
  {
    meanwhile: <div className="skeleton border border-line" />,
  },
);

const ROWS = 18;

/** On phones there is room for only one of the two. */
const isRoomy = (): boolean => matchMedia('(width >= 64rem)').matches;

export function SourceEditor(props: EditorProps) {
  const { id, label, hint, error, bound, text, target, onText, onOpenDialog, hasPictures, mode } =
    props;
  const [isShown, show] = useState(isRoomy);
  const area = useRef<HTMLTextAreaElement>(null);
  const preview = useId();
  useImperativeHandle(target, () => {
    const insert = (markdown: (selected: string) => string): void => {
      if (area.current === null) return;
      const { selectionStart, selectionEnd, value } = area.current;
      area.current.focus();
      area.current.setRangeText(
        markdown(value.slice(selectionStart, selectionEnd)),
        selectionStart,
        selectionEnd,
        'end',
      );
      onText(area.current.value);
    };
    return {
      link: (address, title) =>
        insert(
          (selected) => `[${selected.trim() === '' ? escapeText(title) : selected}](${address})`,
        ),
      image: (url, alt) => insert((selected) => selected + imageMarkdown(url, alt)),
    };
  });
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:data-preview:grid-cols-2"
      data-preview={isShown || undefined}
    >
      <Toolbar
        controls={id}
        tools={DIALOG_TOOLS.filter(({ tool }) => hasPictures || tool !== 'picture')}
        onTool={onOpenDialog}
      >
        <button
          type="button"
          className={`${TOOL} ms-auto`}
          aria-pressed={isShown}
          aria-controls={isShown ? preview : undefined}
          onClick={() => show(!isShown)}
        >
          <Icon name="catalogue" size={16} />
          Preview
        </button>
        {mode}
      </Toolbar>
      <textarea
        {...bound}
        ref={(element) => {
          area.current = element;
          bound.ref(element);
        }}
        id={id}
        rows={ROWS}
        className={`${CONTROL} font-[ui-monospace,'Cascadia_Mono','Liberation_Mono',Menlo,monospace] leading-[1.55]`}
        value={text}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, error, hint)}
        onChange={({ target: { value } }) => onText(value)}
      />
      {isShown && <MarkdownPreview id={preview} text={text} label={`Preview of ${label}`} />}
    </div>
  );
}
