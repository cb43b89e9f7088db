/** One post, or a new one, in its editor. */
import { getRouteApi } from '@tanstack/react-router';
import { useEdited } from '#admin/shell/form/use-edited.ts';
import { ScreenWaiting } from '#admin/shell/screen-states.tsx';
import { editablePost } from '#admin/shell/editing/post-form.ts';
import { POSTS_CRUMB, PostEditor } from './post-editor.tsx';

const route = getRouteApi('/blogs/$id');

/** The path segment of a new post. */
const NEW = 'new';

export function PostScreen() {
  const { id } = route.useParams();
  const isNew = id === NEW;
  const post = useEdited(editablePost, isNew ? undefined : id);
  if (post.state !== 'ready')
    return <ScreenWaiting title="Post" crumbs={POSTS_CRUMB} query={post.query} />;
  return (
    <PostEditor key={id} id={isNew ? undefined : id} base={post.documents} onSaved={post.saved} />
  );
}
