/** A text that is stored as Markdown: edited as it looks, or as Markdown when asked for or necessary. */
import { useRef, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import type { PictureOwner } from '#core/pictures/picture-address.ts';
import { FieldFrame, type FieldWords } from '#admin/shell/form/field-frame.tsx';
import { useField } from '#admin/shell/form/use-field.ts';
import { later } from '#admin/shell/later.tsx';
import { sayFailure } from '#admin/shell/messages-store.ts';
import { PickProduct } from './pick-product.tsx';
import type { PictureDialog as Dialog } from './picture-dialog.tsx';
import { SourceEditor } from './source-editor.tsx';
import type { EditorProps, TextTarget } from './text-target.ts';
import type { Props as VisualProps } from './visual-editor.tsx';

/** The editor is larger than any screen, so it is fetched when a text is first shown. */
const VisualEditor = later<VisualProps>(
  async () => (await import('./visual-editor.tsx')).VisualEditor,
  {
    meanwhile: <div className="admin-rich-text skeleton" />,
    onFailed: ({ onUnfit }) =>
      onUnfit('The visual editor couldn’t be loaded. You can edit the text as Markdown.'),
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
  /** Whose pictures the text may show. */
  pictures?: PictureOwner;
}

export function MarkdownInput({ name, pictures, ...words }: Props) {
  const { id, value, error, set, bound } = useField(name);
  const [isSource, setSource] = useState(false);
  const [reason, setReason] = useState('');
  const [asked, ask] = useState<'product' | 'picture'>();
  // From then on it stays: it looks after the files that the text shows.
  const [hasPictures, setHasPictures] = useState(false);
  const target = useRef<TextTarget>(null);
  const putIn = (insert: (text: TextTarget) => void): void => {
    // Under an open dialog nothing can be typed.
    flushSync(() => ask(undefined));
    if (target.current !== null) insert(target.current);
  };
  const editor: EditorProps = {
    id,
    label: words.label,
    hint: words.hint,
    error,
    bound,
    text: typeof value === 'string' ? value : '',
    target,
    onText: set,
    onAsk: (dialog) => {
      if (dialog === 'picture') setHasPictures(true);
      ask(dialog);
    },
    hasPictures: pictures !== undefined,
    mode: (
      <button
        type="button"
        className="admin-markdown-mode"
        aria-pressed={isSource}
        onClick={() => {
          setReason('');
          setSource(!isSource);
        }}
      >
        Edit as Markdown
      </button>
    ),
  };
  return (
    <div className="admin-wide admin-markdown">
      <FieldFrame id={id} error={error} {...words}>
        {isSource ? (
          <SourceEditor {...editor} />
        ) : (
          <VisualEditor
            {...editor}
            onUnfit={(why) => {
              setReason(why);
              setSource(true);
            }}
          />
        )}
        <p role="status" className="admin-field-hint empty:hidden">
          {reason}
        </p>
      </FieldFrame>
      {asked === 'product' && (
        <PickProduct
          onClose={() => ask(undefined)}
          onPick={({ path, title }) => putIn((text) => text.link(path, title))}
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
          onPicture={({ url, alt }) => putIn((text) => text.image(url, alt))}
        />
      )}
    </div>
  );
}
