/**
 * Connects the Functions emulator with our Firestore emulator: firebase-tools registers triggers only with a Firestore
 * that it has started itself, which needs a newer Java. It also runs scheduled functions, for which it has no emulator.
 */
import * as z from 'zod';
import { DEMO_PROJECT } from './env.ts';
import { LOOPBACK } from './ports.ts';

const trigger = z.object({
  id: z.string(),
  eventTrigger: z
    .object({
      eventType: z.string(),
      eventFilterPathPatterns: z.object({ document: z.string() }).optional(),
    })
    .optional(),
  schedule: z.object({ schedule: z.string().optional() }).optional(),
});
type FunctionTrigger = z.output<typeof trigger>;

const backends = z.object({
  backends: z.array(z.object({ functionTriggers: z.array(trigger) })),
});

/** The functions of the emulator at `port`. @throws when it does not respond yet */
export async function readTriggers(port: number): Promise<FunctionTrigger[]> {
  const response = await fetch(`http://${LOOPBACK}:${port}/backends`);
  const { backends: all } = backends.parse(await response.json());
  return all.flatMap(({ functionTriggers }) => functionTriggers);
}

/** The emulator numbers triggers by how often it has loaded the functions; ours loads them once. */
const keyOf = ({ id }: FunctionTrigger): string => `${id}-0`;

/** How often scheduled functions run locally, whatever their schedule is. */
const SCHEDULE_MS = 60_000;

/** Runs each scheduled function once. @returns their names. @throws when one fails */
export async function runScheduled(port: number): Promise<string[]> {
  const scheduled = (await readTriggers(port)).filter(({ schedule }) => schedule !== undefined);
  for (const one of scheduled) {
    const url = `http://${LOOPBACK}:${port}/functions/projects/${DEMO_PROJECT}/triggers/${keyOf(one)}`;
    const response = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(SCHEDULE_MS) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${one.id} failed with status ${response.status}: ${text}`);
  }
  return scheduled.map(({ id }) => id);
}

/** Runs all scheduled functions every minute. @returns stops it */
export function runSchedules(port: number): () => void {
  const timer = setInterval(() => {
    // The log of the functions says why one failed.
    runScheduled(port).catch(() => undefined);
  }, SCHEDULE_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Makes a Firestore emulator call functions for its events. It must have been started with `--functions_emulator`.
 * @param at.functions the port of the Functions emulator
 * @param at.firestore `HOST:PORT`
 * @param isIncluded by the name of the function with its region
 * @throws when Firestore refuses one
 */
export async function connectFunctions(
  at: { functions: number; firestore: string },
  project = DEMO_PROJECT,
  isIncluded: (name: string) => boolean = () => true,
): Promise<void> {
  for (const one of await readTriggers(at.functions)) {
    const document = one.eventTrigger?.eventFilterPathPatterns?.document;
    if (one.eventTrigger === undefined || document === undefined || !isIncluded(one.id)) continue;
    const url = `http://${at.firestore}/emulator/v1/projects/${project}/eventarcTrigger?eventarcTriggerId=${keyOf(one)}`;
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({
        eventType: one.eventTrigger.eventType,
        database: '(default)',
        namespace: '(default)',
        document: { value: document, matchType: 'PATH_PATTERN' },
      }),
    });
    if (!response.ok) {
      throw new Error(`Firestore refused the trigger of ${one.id}: ${await response.text()}`);
    }
  }
}
