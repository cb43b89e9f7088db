/** A text as it looks on the site, edited in place; in the form it is Markdown. */
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
import { describedBy } from '#admin/shell/form/field-frame.tsx';
import { EXTENSIONS } from './extensions.ts';
import { isLossless, parseMarkdown } from './markdown-document.ts';
import { TextDialog } from './text-dialog.tsx';
import type { EditorProps } from './text-target.ts';
import { Toolbar, toolFor } from './toolbar.tsx';
import { toMarkdown } from './write-markdown.ts';
import { runTool, stateOf, TABLE_TOOLS, TOOLS, type VisualTool } from './visual-tools.ts';

export interface Props extends EditorProps {
  /** Called with the reason when this editor cannot show all of the text. */
  onUnfit: (reason: string) => void;
}

const UNFIT = 'The visual editor can’t show everything in this text. You can edit it as Markdown.';

/** A Markdown text as the editor takes it. */
function contentOf(text: string): JSONContent {
  const json: unknown = parseMarkdown(text).toJSON();
  // ProseMirror gives its own JSON no type.
  return json as JSONContent;
}

/** Links what is selected; where nothing is, `title` is put in as the link's text. */
function insertLink(editor: Editor, address: string, title: string): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (editor.state.selection.empty && !editor.isActive('link')) {
    const marks = [{ type: 'link', attrs: { href: address } }];
    chain.insertContent({ type: 'text', text: title, marks }).run();
  } else chain.setLink({ href: address }).run();
}

/** What the cursor's link or the selected image says now. */
const attributeOf = (editor: Editor, of: 'link' | 'image', name: string): string =>
  String(editor.getAttributes(of)[name] ?? '');

interface DialogProps {
  editor: Editor;
  /** Closes the dialog, and changes the text then. */
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

/** The editor on a text of the form; changes of the text from outside, such as an undone save, are taken over. */
function useMarkdownEditor({ id, label, hint, error, bound, text, onText, onUnfit }: Props) {
  // What this editor has made of the text, or was last given.
  const current = useRef(text);
  const [fits] = useState(() => isLossless(text));
  const editor = useEditor({
    extensions: EXTENSIONS,
    // The Content-Security-Policy allows no styles but those of the site's own files.
    injectCSS: false,
    content: fits ? contentOf(text) : '',
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: 'prose admin-control',
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
    } else onUnfit(UNFIT);
  });
  useEffect(() => takeOver(), [text]);
  const refuse = useEffectEvent(() => onUnfit(UNFIT));
  useEffect(() => {
    if (!fits) refuse();
  }, [fits]);
  return editor;
}

export function VisualEditor(props: Props) {
  const { id, bound, target, onAsk, hasPictures, mode } = props;
  const editor = useMarkdownEditor(props);
  const { isInTable, active } = useEditorState({ editor, selector: (now) => stateOf(now.editor) });
  const [asked, ask] = useState<'link' | 'alt'>();
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
    if (tool === 'link') ask('link');
    else if (tool === 'picture' && active.picture) ask('alt');
    else if (tool === 'product' || tool === 'picture') onAsk(tool);
    else runTool(editor, tool);
  };
  const done = (change?: () => unknown): void => {
    // Under an open dialog nothing can be typed.
    flushSync(() => ask(undefined));
    change?.();
  };
  // After the editor itself, which first takes over what was selected a moment ago, and knows some of the keys.
  const onKeyDown = (event: KeyboardEvent): void => {
    const tool = toolFor(tools, event);
    if (tool === undefined || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    act(tool);
  };
  return (
    <div className="admin-rich-text" onKeyDown={onKeyDown}>
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
      {asked === 'link' && <LinkDialog editor={editor} onDone={done} />}
      {asked === 'alt' && <AltDialog editor={editor} onDone={done} />}
    </div>
  );
}
