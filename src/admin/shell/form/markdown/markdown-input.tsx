/** A Markdown text with its buttons, and beside it what the site makes of it. */
import { useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  editedText,
  linkText,
  markText,
  pictureText,
  type MarkEdit,
  type Span,
} from '#domain/editing/markdown-marks.ts';
import type { PictureOwner } from '#domain/pictures/picture-address.ts';
import { describedBy, FieldFrame, type FieldWords } from '#admin/shell/form/field-frame.tsx';
import { useField } from '#admin/shell/form/use-field.ts';
import { later } from '#admin/shell/later.tsx';
import { sayFailure } from '#admin/shell/messages-store.ts';
import { MarkdownToolbar, toolFor, type Tool } from './markdown-toolbar.tsx';
import { PickProduct } from './pick-product.tsx';
import type { PictureDialog as Dialog } from './picture-dialog.tsx';

/** It brings the renderer of the site, which typing does not need. */
const MarkdownPreview = later(
  async () => (await import('./markdown-preview.tsx')).MarkdownPreview,
  {
    meanwhile: <div className="admin-markdown-preview skeleton" />,
  },
);

interface Missing {
  /** Called where its script could not be fetched. */
  onMissing: () => void;
}

/** It comes with all that makes pictures, when it is first asked for. */
const PictureDialog = later<ComponentProps<typeof Dialog> & Missing>(
  async () => (await import('./picture-dialog.tsx')).PictureDialog,
  {
    onFailed({ onMissing }) {
      onMissing();
      sayFailure('Images couldn’t be loaded. Check your connection and try again.');
    },
  },
);

interface Props extends FieldWords {
  name: string;
  rows?: number;
  /** Whose pictures the text may show. */
  pictures?: PictureOwner;
}

const spanOf = ({ selectionStart, selectionEnd }: HTMLTextAreaElement): Span => ({
  from: selectionStart,
  to: selectionEnd,
});

/** Inserts text as if it were typed, so that the browser's own undo reverts it. */
function typeInto(area: HTMLTextAreaElement, edit: MarkEdit): void {
  const after = editedText(area.value, edit);
  area.focus();
  area.setSelectionRange(edit.at.from, edit.at.to);
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- no other API edits a text so that the browser can undo it
  document.execCommand(edit.by === '' ? 'delete' : 'insertText', false, edit.by);
  if (area.value !== after) {
    area.setRangeText(edit.by, edit.at.from, edit.at.to);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(edit.select.from, edit.select.to);
}

/** On a phone there is room for one of the two. */
const isRoomy = (): boolean => matchMedia('(width >= 64rem)').matches;

export function MarkdownInput({ name, rows = 18, pictures, ...words }: Props) {
  const { id, value, error, set, bound } = useField(name);
  const [isShown, show] = useState(isRoomy);
  const [asked, ask] = useState<'product' | 'picture'>();
  // From then on it stays: it looks after the files that the text shows.
  const [hasPictures, setHasPictures] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const preview = useId();
  const text = typeof value === 'string' ? value : '';
  const act = (tool: Tool): void => {
    if (area.current === null) return;
    if (tool === 'product' || tool === 'picture') {
      if (tool === 'picture' && pictures !== undefined) setHasPictures(true);
      if (tool === 'product' || pictures !== undefined) ask(tool);
    } else {
      const span = spanOf(area.current);
      const edit = tool === 'link' ? linkText(text, span) : markText(tool, text, span);
      typeInto(area.current, edit);
    }
  };
  /** What a dialog was asked for. */
  const putIn = (edit: (span: Span) => MarkEdit): void => {
    // Under an open dialog nothing can be typed.
    flushSync(() => ask(undefined));
    if (area.current !== null) typeInto(area.current, edit(spanOf(area.current)));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const tool = toolFor(event);
    if (tool === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act(tool);
  };
  return (
    <div className="admin-wide admin-markdown" data-preview={isShown || undefined}>
      <MarkdownToolbar
        controls={id}
        isShown={isShown}
        hasPictures={pictures !== undefined}
        preview={preview}
        onTool={act}
        onShow={() => show(!isShown)}
      />
      <FieldFrame id={id} error={error} {...words}>
        <textarea
          {...bound}
          ref={(element) => {
            area.current = element;
            bound.ref(element);
          }}
          id={id}
          rows={rows}
          className="admin-control control"
          value={text}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, error, words.hint)}
          onChange={({ target }) => set(target.value)}
          onKeyDown={onKeyDown}
        />
      </FieldFrame>
      {isShown && <MarkdownPreview id={preview} text={text} label={`Preview of ${words.label}`} />}
      {asked === 'product' && (
        <PickProduct
          onClose={() => ask(undefined)}
          onPick={({ path, title }) => {
            putIn((span) => linkText(text, span, { to: path, words: title }));
          }}
        />
      )}
      {pictures !== undefined && hasPictures && (
        <PictureDialog
          name={name}
          owner={pictures}
          isOpen={asked === 'picture'}
          onClose={() => ask(undefined)}
          onMissing={() => {
            // Another dialog may be open by now.
            ask((now) => (now === 'picture' ? undefined : now));
            setHasPictures(false);
          }}
          onPicture={({ url, alt }) => {
            putIn((span) => pictureText(span, url, alt));
          }}
        />
      )}
    </div>
  );
}
