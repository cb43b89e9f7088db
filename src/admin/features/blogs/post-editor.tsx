/** The editor of a post. */
import { Button } from '#admin/shell/button.tsx';
import { useNavigate } from '@tanstack/react-router';
import { EditForm } from '#admin/shell/form/edit-form.tsx';
import { useEditor, type Editor } from '#admin/shell/form/use-editor.ts';
import { lazyPart } from '#admin/shell/lazy-part.tsx';
import type { Documents } from '#core/editing/editable.ts';
import { editablePost } from '#admin/shell/editing/post-form.ts';
import { blogPath } from '#core/paths.ts';
import { blogKind } from '#schema/blog.ts';
import { PostFields } from './post-fields.tsx';
import { POST_SPECS } from './post-specs.ts';

// Loaded lazily to keep the editor within its size budget.
const EditorState = lazyPart(
  async () => (await import('#admin/shell/publishing/editor-state.tsx')).EditorState,
);

interface Props {
  /** Undefined for a new post. */
  id: string | undefined;
  base: Documents | undefined;
  onSaved: () => void;
}

export const POSTS_CRUMB = [{ name: 'Glam Buzz', to: '/blogs' }] as const;

function Actions({ id, editor }: { id: string; editor: Editor }) {
  const slug = editor.base?.[0]['slug'];
  return (
    <>
      <EditorState
        path={`${blogKind.collection}/${id}`}
        document={editor.base?.[0]}
        page={typeof slug === 'string' ? blogPath(slug) : undefined}
      />
      {!editor.isDeleted && <Button onClick={() => void editor.removeOrRestore()}>Delete</Button>}
    </>
  );
}

export function PostEditor({ id, base, onSaved }: Props) {
  const editor = useEditor({
    editable: editablePost,
    id,
    base,
    onSaved,
  });
  const navigate = useNavigate();
  const title = editor.base?.[0]['title'];
  return (
    <EditForm
      editor={editor}
      title={typeof title === 'string' ? title : 'New post'}
      crumbs={POSTS_CRUMB}
      specs={POST_SPECS}
      actions={id !== undefined && <Actions id={id} editor={editor} />}
      onMade={(made) =>
        void navigate({ to: '/blogs/$id', params: { id: made }, ignoreBlocker: true })
      }
    >
      <PostFields />
    </EditForm>
  );
}
