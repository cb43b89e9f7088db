/** Editor of a Markdown text: visual by default, as source on request or if necessary. */
import { useState } from 'react';
import type { PictureOwner } from '#core/pictures/picture-address.ts';
import type { FieldInfo } from '#ui/react/field.tsx';
import { FormFieldFrame } from '#admin/shell/form/field-frame.tsx';
import { useField } from '#admin/shell/form/use-field.ts';
import { lazyPart } from '#admin/shell/lazy-part.tsx';
import { HINT, TOOL } from '#admin/shell/look/classes.ts';
import { SourceEditor, type EditorProps } from './source-editor.tsx';
import type { VisualProps } from './visual-editor.tsx';

/** Loaded when a text is first shown, because the editor is larger than any screen. */
const VisualEditor = lazyPart<VisualProps>(
  async () => (await import('./visual-editor.tsx')).VisualEditor,
  {
    meanwhile: <div className="skeleton min-h-96" />,
    onFailed: ({ onUnsupported }) =>
      onUnsupported('The visual editor couldn’t be loaded. You can edit the text as Markdown.'),
  },
);

interface Props extends FieldInfo {
  name: string;
  /** Owner of the text's pictures, if it may have any. */
  pictures?: PictureOwner;
}

export function MarkdownInput({ name, pictures, ...info }: Props) {
  const field = useField(name, info);
  const [isSource, setSource] = useState(false);
  const [reason, setReason] = useState('');
  const editor: EditorProps = {
    label: info.label,
    field,
    text: typeof field.value === 'string' ? field.value : '',
    mode: (
      <button
        type="button"
        className={`${TOOL} ms-auto`}
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
      <FormFieldFrame {...field.frame}>
        {isSource ? (
          <SourceEditor {...editor} />
        ) : (
          <VisualEditor
            {...editor}
            pictures={pictures}
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
    </div>
  );
}
