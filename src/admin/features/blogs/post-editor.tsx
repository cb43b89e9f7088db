/** The editor of a post. */
import { useNavigate } from '@tanstack/react-router';
import { EditForm } from '#admin/shell/form/edit-form.tsx';
import { useEditor, type Editor } from '#admin/shell/form/use-editor.ts';
import { findPostAt } from '#commands/find-post-at.ts';
import type { Documents } from '#domain/editing/editable.ts';
import type { FormValues } from '#domain/editing/form-values.ts';
import { editablePost } from '#domain/editing/post-form.ts';
import { blogPath } from '#domain/paths.ts';
import { sayFailure } from '#admin/shell/messages-store.ts';
import { PostFields } from './post-fields.tsx';
import { POST_SPECS } from './post-specs.ts';

interface Props {
  /** Undefined for a new one. */
  id: string | undefined;
  base: Documents | undefined;
  onSaved: () => void;
}

export const POSTS_CRUMB = [{ name: 'Glam Buzz', to: '/blogs' }] as const;

/** Saves unless another post has the address: two live ones would keep the shop from being published. */
function withFreeAddress(editor: Editor, id: string | undefined): Editor {
  const save = async (values: FormValues): Promise<string | undefined> => {
    const slug = String(editablePost.finished?.(values, editor.base)['slug'] ?? '');
    const other = await findPostAt(slug, id);
    if (!other.success) {
      sayFailure(other.error);
      return undefined;
    }
    if (other.value !== undefined) {
      const message = `“${other.value}” has this address already.`;
      editor.form.setError('slug', { type: 'taken', message }, { shouldFocus: true });
      return undefined;
    }
    return await editor.save(values);
  };
  return { ...editor, save };
}

function Actions({ editor }: { editor: Editor }) {
  const { slug, status } = editor.base?.[0] ?? {};
  return (
    <>
      {typeof slug === 'string' && status === 'published' && !editor.isDeleted && (
        <a href={blogPath(slug)} target="_blank" className="btn btn-small btn-quiet">
          On the site
        </a>
      )}
      {!editor.isDeleted && (
        <button
          type="button"
          className="btn btn-small btn-secondary"
          onClick={() => void editor.removeOrRestore()}
        >
          Delete
        </button>
      )}
    </>
  );
}

export function PostEditor({ id, base, onSaved }: Props) {
  const editor = useEditor({ editable: editablePost, id, base, onSaved });
  const navigate = useNavigate();
  const title = editor.base?.[0]['title'];
  return (
    <EditForm
      editor={withFreeAddress(editor, id)}
      title={typeof title === 'string' ? title : 'New post'}
      crumbs={POSTS_CRUMB}
      specs={POST_SPECS}
      actions={id !== undefined && <Actions editor={editor} />}
      onMade={(made) => void navigate({ to: '/blogs/$id', params: { id: made } })}
    >
      <PostFields />
    </EditForm>
  );
}
