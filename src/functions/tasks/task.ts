/** Work that an event starts. It may run more than once with the same input, so it must be idempotent. */
import type * as z from 'zod';
import type { TaskName } from '#schema/task-failure.ts';
import type { Server } from '#functions/server.ts';
import type { FunctionSettings } from '#functions/settings.ts';

export interface TaskServer extends Server {
  settings: FunctionSettings;
}

export interface Task<I> {
  readonly name: TaskName;
  /** @throws PermanentError; any other error is temporary: run it again */
  run(input: I, server: TaskServer): Promise<void>;
  /** Runs it with a stored input, JSON. @throws ZodError for one of another version, and like `run` */
  rerun(input: string, server: TaskServer): Promise<void>;
}

/** @param task.input the schema of what it needs, all of which is stored when it fails */
export const defineTask = <S extends z.ZodType>(task: {
  name: TaskName;
  input: S;
  run: (input: z.output<S>, server: TaskServer) => Promise<void>;
}): Task<z.output<S>> => ({
  name: task.name,
  run: task.run,
  rerun: (input, server) => task.run(task.input.parse(JSON.parse(input)), server),
});
