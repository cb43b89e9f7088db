/** Visual editor of a text that the form stores as Markdown. */
import {
  EditorContent,
  useEditor,
  useEditorState,
  type Editor,
  type JSONContent,
} from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isAllowedLink } from '#core/markdown.ts';
import type { PictureOwner } from '#core/pictures/picture-address.ts';
import { TEXT_PANE } from '#admin/shell/look/classes.ts';
import { EXTENSIONS } from './extensions.ts';
import { isLossless, parseMarkdown } from './markdown-document.ts';
import type { EditorProps } from './source-editor.tsx';
import { PickProduct } from './pick-product.tsx';
import { AltDialog, PictureDialog } from './picture-dialogs.tsx';
import { TextDialog } from './text-dialog.tsx';
import { Toolbar, ToolButton } from './toolbar.tsx';
import { activeAt, TABLE_TOOLS, TOOLS } from './visual-tools.ts';
import { toMarkdown } from './write-markdown.ts';

export interface VisualProps extends EditorProps {
  /** Owner of the text's pictures, if it may have any. */
  pictures: PictureOwner | undefined;
  /** Called with the reason if this editor can't show all of the text. */
  onUnsupported: (reason: string) => void;
}

const UNSUPPORTED =
  'The visual editor can’t show everything in this text. You can edit it as Markdown.';

/** Editor content of a Markdown text. */
function contentOf(text: string): JSONContent {
  const json: unknown = parseMarkdown(text).toJSON();
  // ProseMirror does not type its JSON.
  return json as JSONContent;
}

/** Links the selection; without one, inserts `title` as link text. */
function insertLink(editor: Editor, address: string, title: string): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (editor.state.selection.empty && !editor.isActive('link')) {
    const marks = [{ type: 'link', attrs: { href: address } }];
    chain.insertContent({ type: 'text', text: title, marks }).run();
  } else chain.setLink({ href: address }).run();
}

/** Attribute of the link at the cursor or of the selected image. */
const attributeOf = (editor: Editor, of: 'link' | 'image', name: string): string =>
  String(editor.getAttributes(of)[name] ?? '');

/** A file opens the dialog for pictures with it. */
type OpenDialog = 'link' | 'alt' | 'product' | 'picture' | File;

/** A pasted or dropped picture; text from office programs comes with a picture of itself. */
const pictureIn = (data: DataTransfer | null): File | undefined =>
  data === null || data.types.includes('text/plain')
    ? undefined
    : [...data.files].find(({ type }) => type.startsWith('image/'));

interface DialogProps {
  editor: Editor;
  open: OpenDialog;
  pictures: PictureOwner | undefined;
  /** Closes the dialog, then changes the text. */
  onDone: (change?: () => unknown) => void;
}

function OwnDialog({ editor, open, pictures, onDone }: DialogProps) {
  const onClose = (): void => onDone();
  const chain = () => editor.chain().focus();
  if (open === 'product')
    return (
      <PickProduct
        onPick={({ path, title }) => onDone(() => insertLink(editor, path, title))}
        onClose={onClose}
      />
    );
  if (open === 'picture' || open instanceof File)
    return (
      pictures && (
        <PictureDialog
          owner={pictures}
          given={open instanceof File ? open : undefined}
          onPicture={({ url, alt }) => onDone(() => chain().setImage({ src: url, alt }).run())}
          onClose={onClose}
        />
      )
    );
  if (open === 'alt')
    return (
      <AltDialog
        alt={attributeOf(editor, 'image', 'alt')}
        onAlt={(alt) => onDone(() => chain().updateAttributes('image', { alt }).run())}
        onRemove={() => onDone(() => chain().deleteSelection().run())}
        onClose={onClose}
      />
    );
  const unlink = (): void => onDone(() => chain().extendMarkRange('link').unsetLink().run());
  return (
    <TextDialog
      title="Link"
      label="Address"
      hint="A web address (https://…), a page of this site (/contact), mailto: or tel:."
      value={attributeOf(editor, 'link', 'href')}
      check={(address) =>
        isAllowedLink(address) ? undefined : 'Enter an address that starts with https:// or /.'
      }
      onSubmit={(address) => onDone(() => insertLink(editor, address, address))}
      onRemove={editor.isActive('link') ? unlink : undefined}
      onClose={onClose}
    />
  );
}

/** Creates the editor for a form value, and applies changes from outside, such as undo. */
function useMarkdownEditor(
  { label, field, text, pictures, onUnsupported }: VisualProps,
  onFile: (file: File) => void,
) {
  // The last text that this editor produced or received.
  const current = useRef(text);
  const [fits] = useState(() => isLossless(text));
  const { id, control, set } = field;
  const described = control['aria-describedby'];
  /** Whether it took a picture over from the browser. */
  const take = (data: DataTransfer | null): boolean => {
    const file = pictures && pictureIn(data);
    if (file) onFile(file);
    return file !== undefined;
  };
  const editor = useEditor({
    extensions: EXTENSIONS,
    // The Content-Security-Policy forbids injected styles.
    injectCSS: false,
    content: fits ? contentOf(text) : '',
    editorProps: {
      handlePaste: (_view, { clipboardData }) => take(clipboardData),
      handleDrop: (view, { clientX, clientY, dataTransfer }) => {
        if (!take(dataTransfer)) return false;
        const at = view.posAtCoords({ left: clientX, top: clientY });
        if (at) editor.commands.setTextSelection(at.pos);
        return true;
      },
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: `${TEXT_PANE} prose min-h-10 max-w-184 overflow-x-auto px-2.5 py-1.5 text-(length:--text-sm) wrap-break-word *:first:mt-0 pointer-coarse:min-h-11 pointer-coarse:text-[1rem]`,
        ...(control['aria-invalid'] && { 'aria-invalid': 'true' }),
        ...(described !== undefined && { 'aria-describedby': described }),
      },
    },
    onUpdate: ({ editor: { state } }) => {
      current.current = toMarkdown(state.doc);
      set(current.current);
    },
    onBlur: control.onBlur,
  });
  const takeOver = useEffectEvent(() => {
    if (fits && text === current.current) return;
    current.current = text;
    if (isLossless(text)) editor.commands.setContent(contentOf(text), { emitUpdate: false });
    else onUnsupported(UNSUPPORTED);
  });
  useEffect(() => takeOver(), [text]);
  return editor;
}

export function VisualEditor(props: VisualProps) {
  const { field, pictures, mode } = props;
  const [open, setOpen] = useState<OpenDialog>();
  const editor = useMarkdownEditor(props, setOpen);
  const active = useEditorState({ editor, selector: (now) => activeAt(now.editor) });
  const { ref } = field.control;
  useEffect(() => {
    ref({ focus: () => void editor.commands.focus() });
    return () => ref(null);
  }, [ref, editor]);
  const tools = (all: typeof TOOLS) =>
    all.map(({ name, sign, keys, run, ...tool }) => (
      <ToolButton
        key={name}
        name={name}
        sign={sign}
        keys={keys}
        isActive={tool.active && active.includes(name)}
        onClick={() => run(editor.chain().focus()).run()}
      />
    ));
  const isImage = active.includes('image');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Toolbar label="Formatting" controls={field.id}>
        {tools(TOOLS)}
        <ToolButton
          name="Link"
          isActive={active.includes('link')}
          onClick={() => setOpen('link')}
        />
        <ToolButton name="Link to product" sign="Product" onClick={() => setOpen('product')} />
        {pictures && (
          <ToolButton
            name="Image"
            isActive={isImage}
            onClick={() => setOpen(isImage ? 'alt' : 'picture')}
          />
        )}
        {mode}
      </Toolbar>
      {active.includes('table') && (
        <Toolbar label="Table" controls={field.id}>
          {tools(TABLE_TOOLS)}
        </Toolbar>
      )}
      <EditorContent editor={editor} />
      {open && (
        <OwnDialog
          editor={editor}
          open={open}
          pictures={pictures}
          onDone={(change) => {
            // The text can't be edited while a dialog is open.
            flushSync(() => setOpen(undefined));
            change?.();
          }}
        />
      )}
    </div>
  );
}
