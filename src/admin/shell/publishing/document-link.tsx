/** Link to the editor of a document. */
import { Link } from '@tanstack/react-router';
import { pathLabel, staffAddress } from '#admin/shell/publishing/staff-address.ts';

export function DocumentLink({ path, name = pathLabel(path) }: { path: string; name?: string }) {
  const to = staffAddress(path);
  return to === undefined ? (
    <span>{name}</span>
  ) : (
    <Link
      to={to}
      className="inline-block min-h-7 font-medium wrap-anywhere hover:underline [li>&]:link"
    >
      {name}
    </Link>
  );
}
