/** Firestore: the database, its rules, its indexes and its backups. */
import * as z from 'zod';
import { ok, wrong, type Finding } from './finding.ts';
import { unanswered } from './google.ts';
import { checkRules } from './check-rules.ts';
import type { LiveCheck, LiveSetup } from './live-setup.ts';

const ROLE = 'roles/datastore.viewer';
const MOST_NAMED = 3;

const databaseUrl = (project: string): string =>
  `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`;

const database = z.object({
  locationId: z.string(),
  type: z.string(),
  pointInTimeRecoveryEnablement: z.string().optional(),
});

async function checkDatabase({ google, project }: LiveSetup): Promise<Finding[]> {
  const name = 'Firestore database';
  const answer = await google.get(databaseUrl(project), database);
  if (answer.kind === 'missing')
    return [
      wrong(
        name,
        'The project has no database (default). Its location can never be changed: asia-south1 is Mumbai.',
        `gcloud firestore databases create --location asia-south1 --delete-protection --enable-pitr --project ${project}`,
      ),
    ];
  if (answer.kind !== 'ok') return [unanswered(name, answer, { project, role: ROLE })];
  const { locationId, type, pointInTimeRecoveryEnablement } = answer.value;
  if (type !== 'FIRESTORE_NATIVE')
    return [
      wrong(
        name,
        `The database (default) is of the type ${type}. The shop needs Firestore in native mode.`,
        `gcloud firestore databases update --database '(default)' --type firestore-native --project ${project}`,
      ),
    ];
  return [
    ok(name, `Native mode, in ${locationId}.`),
    pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED'
      ? ok('Point-in-time recovery', 'The last seven days can be restored.')
      : wrong(
          'Point-in-time recovery',
          'It is off, so a mistake can only be undone from the last backup.',
          `gcloud firestore databases update --database '(default)' --enable-pitr --project ${project}`,
        ),
  ];
}

async function checkBackups({ google, project }: LiveSetup): Promise<Finding> {
  const name = 'Backups';
  const answer = await google.get(
    `${databaseUrl(project)}/backupSchedules`,
    z.object({ backupSchedules: z.array(z.looseObject({})).default([]) }),
  );
  if (answer.kind === 'ok' && answer.value.backupSchedules.length > 0)
    return ok(name, 'The database is backed up on a schedule.');
  if (answer.kind === 'ok' || answer.kind === 'missing')
    return wrong(
      name,
      'The database has no backup schedule.',
      `gcloud firestore backups schedules create --database '(default)' --recurrence daily --retention 14w --project ${project}`,
    );
  return unanswered(name, answer, { project, role: ROLE });
}

const indexField = z.object({
  fieldPath: z.string(),
  order: z.string().optional(),
  arrayConfig: z.string().optional(),
});
const ownIndexes = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: z.string(),
      fields: z.array(indexField),
    }),
  ),
});
const deployedIndexes = z.object({
  indexes: z
    .array(
      z.object({
        name: z.string(),
        queryScope: z.string(),
        fields: z.array(indexField),
        state: z.string().optional(),
      }),
    )
    .default([]),
});

/** An index as text, equal for equal indexes; Google adds the document's name as the last field. */
const indexKey = (
  group: string,
  { queryScope, fields }: { queryScope: string; fields: z.output<typeof indexField>[] },
): string => {
  const shown = fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig ?? ''}`);
  return `${group} (${shown.join(', ')})${queryScope === 'COLLECTION' ? '' : ` ${queryScope}`}`;
};

const named = (keys: readonly string[]): string =>
  keys.slice(0, MOST_NAMED).join('; ') +
  (keys.length > MOST_NAMED ? `; and ${keys.length - MOST_NAMED} more` : '');

async function checkIndexes({ google, project, files }: LiveSetup): Promise<Finding> {
  const name = 'Firestore indexes';
  const answer = await google.get(
    `${databaseUrl(project)}/collectionGroups/-/indexes?pageSize=1000`,
    deployedIndexes,
  );
  if (answer.kind !== 'ok' && answer.kind !== 'missing')
    return unanswered(name, answer, { project, role: ROLE });
  const states = new Map(
    (answer.kind === 'ok' ? answer.value.indexes : []).map((index) => [
      indexKey(/collectionGroups\/([^/]+)\//.exec(index.name)?.[1] ?? '', index),
      index.state ?? 'READY',
    ]),
  );
  const expected = ownIndexes
    .parse(JSON.parse(files.indexes))
    .indexes.map((index) => indexKey(index.collectionGroup, index));
  const missing = expected.filter((key) => !states.has(key));
  if (missing.length > 0)
    return wrong(
      name,
      `${missing.length} of ${expected.length} are missing: ${named(missing)}.`,
      `npx firebase deploy --only firestore:indexes --project ${project}`,
    );
  const unready = expected.filter((key) => states.get(key) !== 'READY');
  return unready.length === 0
    ? ok(name, `All ${expected.length} are ready.`)
    : wrong(
        name,
        `${unready.length} of ${expected.length} are not ready yet: ${named(unready)}.`,
        'npm run doctor   (again in a few minutes: Google is building them)',
      );
}

export const checkFirestore: LiveCheck = async (setup) => {
  const [first, ...rest] = await Promise.all([
    checkDatabase(setup),
    checkRules(setup.google, {
      name: 'Firestore rules',
      release: 'cloud.firestore',
      file: 'firestore.rules',
      content: setup.files.firestoreRules,
      target: 'firestore:rules',
    }),
    checkIndexes(setup),
    checkBackups(setup),
  ]);
  return [...first, ...rest];
};
