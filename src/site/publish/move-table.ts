/** The moves of a publish that are not finished. */
import type { DatabaseSync } from 'node:sqlite';

/** One step from the old site to the new one. */
export interface Move {
  /** Relative to the site folder. */
  file: string;
  /** The staged file's path; null: `file` is deleted. */
  staged: string | null;
  /** Lower steps run first. */
  step: number;
}

/** The table `move` within `database`. */
export function moveTable(database: DatabaseSync) {
  const put = database.prepare('INSERT OR REPLACE INTO move VALUES (?, ?, ?)');
  const selectAll = database.prepare('SELECT file, staged, step FROM move ORDER BY step, file');
  return {
    /** Stores the moves to run; `doneMoving` deletes them. */
    putMoves(moves: Iterable<Move>): void {
      for (const { file, staged, step } of moves) put.run(file, staged, step);
    },
    /** The unfinished moves of the last publish, in order. */
    moves: (): Move[] =>
      selectAll.all().map((row) => ({
        file: String(row['file']),
        staged: row['staged'] === null ? null : String(row['staged']),
        step: Number(row['step']),
      })),
    doneMoving: (): void => database.exec('DELETE FROM move'),
  };
}
