/** Editor of a Markdown text: visual by default, as source on request or if necessary. */
import { useRef, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import type { PictureOwner } from '#core/pictures/picture-address.ts';
import type { FieldInfo } from '#ui/react/field.tsx';
import { FormFieldFrame } from '#admin/shell/form/field-frame.tsx';
import { useField } from '#admin/shell/form/use-field.ts';
import { lazyPart } from '#admin/shell/lazy-part.tsx';
import { sayFailure } from '#admin/shell/messages-store.ts';
import { PickProduct } from './pick-product.tsx';
import type { PictureDialog as Dialog } from './picture-dialog.tsx';
import { SourceEditor } from './source-editor.tsx';
import type { EditorProps, TextTarget } from './text-target.ts';
import type { Props as VisualProps } from './visual-editor.tsx';
import { HINT, TOOL } from '#admin/shell/look/classes.ts';

/** Loaded when a text is first shown, because the editor is larger than any screen. */
const VisualEditor = lazyPart<VisualProps>(
  async () => (await import('./visual-editor.tsx')).VisualEditor,
  {
    meanwhile: <div className="skeleton min-h-96" />,
    onFailed: ({ onUnsupported }) =>
      onUnsupported('The visual editor couldn’t be loaded. You can edit the text as Markdown.'),
  },
);

interface Missing {
  /** Called if the script could not be loaded. */
  onMissing: () => void;
}

/** Loaded on first use, with the code for pictures. */
const PictureDialog = lazyPart<ComponentProps<typeof Dialog> & Missing>(
  async () => (await import('./picture-dialog.tsx')).PictureDialog,
  {
    onFailed({ onMissing }) {
      onMissing();
      sayFailure('Images couldn’t be loaded. Check your connection and try again.');
    },
  },
);

interface Props extends FieldInfo {
  name: string;
  /** Owner of the text's pictures. */
  pictures?: PictureOwner;
}

export function MarkdownInput({ name, pictures, ...info }: Props) {
  const { id, value, error, set, bound } = useField(name);
  const [isSource, setSource] = useState(false);
  const [reason, setReason] = useState('');
  const [openDialog, setOpenDialog] = useState<'product' | 'picture'>();
  // Stays mounted once opened, because it also cleans up the text's files.
  const [hasPictures, setHasPictures] = useState(false);
  const target = useRef<TextTarget>(null);
  const putIn = (insert: (text: TextTarget) => void): void => {
    // The text can't be edited while a dialog is open.
    flushSync(() => setOpenDialog(undefined));
    if (target.current !== null) insert(target.current);
  };
  const editor: EditorProps = {
    id,
    label: info.label,
    hint: info.hint,
    error,
    bound,
    text: typeof value === 'string' ? value : '',
    target,
    onText: set,
    onOpenDialog: (dialog) => {
      if (dialog === 'picture') setHasPictures(true);
      setOpenDialog(dialog);
    },
    hasPictures: pictures !== undefined,
    mode: (
      <button
        type="button"
        className={isSource ? TOOL : `${TOOL} ms-auto`}
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
    <div className="col-span-full">
      <FormFieldFrame id={id} error={error} {...info}>
        {isSource ? (
          <SourceEditor {...editor} />
        ) : (
          <VisualEditor
            {...editor}
            onUnsupported={(why) => {
              setReason(why);
              setSource(true);
            }}
          />
        )}
        <p role="status" className={`${HINT} empty:hidden`}>
          {reason}
        </p>
      </FormFieldFrame>
      {openDialog === 'product' && (
        <PickProduct
          onClose={() => setOpenDialog(undefined)}
          onPick={({ path, title }) => putIn((text) => text.link(path, title))}
        />
      )}
      {pictures !== undefined && hasPictures && (
        <PictureDialog
          name={name}
          owner={pictures}
          isOpen={openDialog === 'picture'}
          onClose={() => setOpenDialog(undefined)}
          onMissing={() => {
            // Another dialog may be open by now.
            setOpenDialog((now) => (now === 'picture' ? undefined : now));
            setHasPictures(false);
          }}
          onPicture={({ url, alt }) => putIn((text) => text.image(url, alt))}
        />
      )}
    </div>
  );
}
