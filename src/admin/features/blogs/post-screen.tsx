/** One post, or a new one, in its editor. */
import { getRouteApi } from '@tanstack/react-router';
import { Button } from '#admin/shell/button.tsx';
import { EditScreen, NEW } from '#admin/shell/edit-screen.tsx';
import { editablePost } from '#admin/shell/editing/post-form.ts';
import type { Editor } from '#admin/shell/form/use-editor.ts';
import { lazyPart } from '#admin/shell/lazy-part.tsx';
import { blogPath } from '#core/paths.ts';
import { blogKind } from '#schema/blog.ts';
import { POST_SPECS, PostFields } from './post-fields.tsx';

const route = getRouteApi('/blogs/$id');
const CRUMBS = [{ name: 'Glam Buzz', to: '/blogs' }] as const;

// Loaded lazily to keep the editor within its size budget.
const EditorState = lazyPart(
  async () => (await import('#admin/shell/publishing/editor-state.tsx')).EditorState,
);

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

export function PostScreen() {
  const { id } = route.useParams();
  const isNew = id === NEW;
  return (
    <EditScreen
      editable={editablePost}
      id={isNew ? undefined : id}
      title={isNew ? 'New post' : 'Post'}
      titleField="title"
      crumbs={CRUMBS}
      specs={POST_SPECS}
      path="/blogs"
      actions={(editor) => !isNew && <Actions id={id} editor={editor} />}
    >
      {() => <PostFields />}
    </EditScreen>
  );
}
