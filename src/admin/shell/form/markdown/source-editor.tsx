/** The Markdown of a text itself, and beside it what the site makes of it. */
import { useId, useImperativeHandle, useRef, useState } from 'react';
import { describedBy } from '#admin/shell/form/field-frame.tsx';
import { Icon } from '#admin/shell/icon.tsx';
import { later } from '#admin/shell/later.tsx';
import { escapeWords, imageMarkdown } from '#admin/shell/editing/markdown-words.ts';
import type { EditorProps } from './text-target.ts';
import { DIALOG_TOOLS, Toolbar } from './toolbar.tsx';

/** It brings the renderer of the site, which typing does not need. */
const MarkdownPreview = later(
  async () => (await import('./markdown-preview.tsx')).MarkdownPreview,
  {
    meanwhile: <div className="admin-markdown-preview skeleton" />,
  },
);

const ROWS = 18;

/** On a phone there is room for one of the two. */
const isRoomy = (): boolean => matchMedia('(width >= 64rem)').matches;

export function SourceEditor(props: EditorProps) {
  const { id, label, hint, error, bound, text, target, onText, onAsk, hasPictures, mode } = props;
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
          (selected) => `[${selected.trim() === '' ? escapeWords(title) : selected}](${address})`,
        ),
      image: (url, alt) => insert((selected) => selected + imageMarkdown(url, alt)),
    };
  });
  return (
    <div className="admin-markdown-source" data-preview={isShown || undefined}>
      <Toolbar
        controls={id}
        tools={DIALOG_TOOLS.filter(({ tool }) => hasPictures || tool !== 'picture')}
        onTool={onAsk}
      >
        <button
          type="button"
          className="admin-markdown-show"
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
        className="admin-control control"
        value={text}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, error, hint)}
        onChange={({ target: { value } }) => onText(value)}
      />
      {isShown && <MarkdownPreview id={preview} text={text} label={`Preview of ${label}`} />}
    </div>
  );
}
