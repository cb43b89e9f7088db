/** Visual editor of a text that the form stores as Markdown. */
import {
  EditorContent,
  useEditor,
  useEditorState,
  type Editor,
  type JSONContent,
} from '@tiptap/react';
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { isAllowedLink } from '#core/markdown.ts';
import { LONGEST_ALT } from '#schema/image.ts';
import { describedBy } from '#ui/react/field.tsx';
import { EXTENSIONS } from './extensions.ts';
import { isLossless, parseMarkdown } from './markdown-document.ts';
import { TextDialog } from './text-dialog.tsx';
import type { EditorProps } from './text-target.ts';
import { Toolbar, toolFor } from './toolbar.tsx';
import { toMarkdown } from './write-markdown.ts';
import { runTool, toolbarState, TABLE_TOOLS, TOOLS, type VisualTool } from './visual-tools.ts';
import { TEXT_PANE } from '#admin/shell/look/classes.ts';

export interface Props extends EditorProps {
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

interface DialogProps {
  editor: Editor;
  /** Closes the dialog, then changes the text. */
  onDone: (change?: () => unknown) => void;
}

const LinkDialog = ({ editor, onDone }: DialogProps) => (
  <TextDialog
    title="Link"
    label="Address"
    hint="A web address (https://…), a page of this site (/contact), mailto: or tel:."
    value={attributeOf(editor, 'link', 'href')}
    check={(address) =>
      isAllowedLink(address) ? undefined : 'Enter an address that starts with https:// or /.'
    }
    onSubmit={(address) => onDone(() => insertLink(editor, address, address))}
    onRemove={
      editor.isActive('link')
        ? () => onDone(() => editor.chain().focus().extendMarkRange('link').unsetLink().run())
        : undefined
    }
    onClose={onDone}
  />
);

const AltDialog = ({ editor, onDone }: DialogProps) => (
  <TextDialog
    title="Image"
    label="Alt text"
    hint="Describes the image for people who can’t see it."
    value={attributeOf(editor, 'image', 'alt')}
    check={(alt) => {
      if (alt === '') return 'Alt text is required.';
      return alt.length > LONGEST_ALT ? `Use at most ${LONGEST_ALT} characters.` : undefined;
    }}
    onSubmit={(alt) =>
      onDone(() => editor.chain().focus().updateAttributes('image', { alt }).run())
    }
    onRemove={() => onDone(() => editor.chain().focus().deleteSelection().run())}
    onClose={onDone}
  />
);

/** Creates the editor for a form value, and applies changes from outside, such as undo. */
function useMarkdownEditor({ id, label, hint, error, bound, text, onText, onUnsupported }: Props) {
  // The last text that this editor produced or received.
  const current = useRef(text);
  const [fits] = useState(() => isLossless(text));
  const editor = useEditor({
    extensions: EXTENSIONS,
    // The Content-Security-Policy forbids injected styles.
    injectCSS: false,
    content: fits ? contentOf(text) : '',
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: `${TEXT_PANE} prose min-h-10 max-w-184 overflow-x-auto px-2.5 py-1.5 text-(length:--text-sm) wrap-break-word *:first:mt-0 pointer-coarse:min-h-11 pointer-coarse:text-[1rem]`,
        ...(error !== undefined && { 'aria-invalid': 'true' }),
        ...(describedBy(id, error, hint) && {
          'aria-describedby': describedBy(id, error, hint) ?? '',
        }),
      },
    },
    onUpdate: ({ editor: { state } }) => {
      current.current = toMarkdown(state.doc);
      onText(current.current);
    },
    onBlur: bound.onBlur,
  });
  const takeOver = useEffectEvent(() => {
    if (text === current.current) return;
    current.current = text;
    if (isLossless(text)) {
      editor.commands.setContent(contentOf(text), { emitUpdate: false });
    } else onUnsupported(UNSUPPORTED);
  });
  useEffect(() => takeOver(), [text]);
  const refuse = useEffectEvent(() => onUnsupported(UNSUPPORTED));
  useEffect(() => {
    if (!fits) refuse();
  }, [fits]);
  return editor;
}

export function VisualEditor(props: Props) {
  const { id, bound, target, onOpenDialog, hasPictures, mode } = props;
  const editor = useMarkdownEditor(props);
  const { isInTable, active } = useEditorState({
    editor,
    selector: (now) => toolbarState(now.editor),
  });
  const [openDialog, setOpenDialog] = useState<'link' | 'alt'>();
  useImperativeHandle(target, () => ({
    link: (address, title) => insertLink(editor, address, title),
    image: (src, alt) => void editor.chain().focus().setImage({ src, alt }).run(),
  }));
  const { ref } = bound;
  useEffect(() => {
    ref({ focus: () => void editor.commands.focus() });
    return () => ref(null);
  }, [ref, editor]);
  const tools = TOOLS.filter(({ tool }) => hasPictures || tool !== 'picture');
  const act = (tool: VisualTool): void => {
    if (tool === 'link') setOpenDialog('link');
    else if (tool === 'picture' && active.picture) setOpenDialog('alt');
    else if (tool === 'product' || tool === 'picture') onOpenDialog(tool);
    else runTool(editor, tool);
  };
  const done = (change?: () => unknown): void => {
    // The text can't be edited while a dialog is open.
    flushSync(() => setOpenDialog(undefined));
    change?.();
  };
  // After the editor's own handlers, which update the selection and use some shortcuts.
  const onKeyDown = (event: KeyboardEvent): void => {
    const tool = toolFor(tools, event);
    if (tool === undefined || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    act(tool);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3" onKeyDown={onKeyDown}>
      <Toolbar controls={id} tools={tools} active={active} onTool={act}>
        {mode}
      </Toolbar>
      {isInTable && (
        <Toolbar
          label="Table"
          controls={id}
          tools={TABLE_TOOLS}
          onTool={(tool) => runTool(editor, tool)}
        />
      )}
      <EditorContent editor={editor} />
      {openDialog === 'link' && <LinkDialog editor={editor} onDone={done} />}
      {openDialog === 'alt' && <AltDialog editor={editor} onDone={done} />}
    </div>
  );
}
