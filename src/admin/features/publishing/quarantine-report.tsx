/** Documents that the last publish left out because of invalid data, with fields and reasons. */
import { fieldLabel, problemMessage } from '#core/publishing/problem-message.ts';
import type { DocumentProblem } from '#schema/problem.ts';
import { DocumentLink } from '#admin/shell/publishing/document-link.tsx';
import { LIST_ROW } from '#admin/shell/look/classes.ts';

export function QuarantineReport({ problems }: { problems: readonly DocumentProblem[] }) {
  const byPath = Object.entries(Object.groupBy(problems, ({ path }) => path));
  if (byPath.length === 0) {
    return <p className="text-ink-soft">Nothing was left out.</p>;
  }
  return (
    <>
      <p className="text-ink-soft">
        These items aren’t on the site. Open each item, correct the fields below, save it and
        publish.
      </p>
      <ul>
        {byPath.map(([path, problems = []]) => (
          <li key={path} className={LIST_ROW}>
            <div>
              <DocumentLink path={path} />
              <ul className="mt-1 text-sm">
                {problems.map((problem) => (
                  <li key={problem.field}>
                    <b className="font-medium">{fieldLabel(problem.field)}</b>:{' '}
                    {problemMessage(problem)}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
