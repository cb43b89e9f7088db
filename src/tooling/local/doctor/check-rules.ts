/** Whether the deployed rules are those in the repository. */
import * as z from 'zod';
import { ok, wrong, type Finding } from './finding.ts';
import { unanswered, type Google } from './google.ts';

const RULES = 'https://firebaserules.googleapis.com/v1';
const ROLE = 'roles/firebaserules.viewer';

const release = z.object({ rulesetName: z.string(), updateTime: z.string().optional() });
const ruleset = z.object({
  source: z.object({ files: z.array(z.object({ content: z.string() })) }),
});

interface Compared {
  /** `Firestore rules`. */
  name: string;
  /** The service of the released rules: `cloud.firestore`. */
  release: string;
  file: string;
  content: string;
  /** The target of `firebase deploy`. */
  target: string;
}

/** Compares the deployed text with the file. */
export async function checkRules(
  google: Google,
  { name, release: released, file, content, target }: Compared,
): Promise<Finding> {
  const { project } = google;
  const deploy = `npx firebase deploy --only ${target} --project ${project}`;
  const current = await google.get(`${RULES}/projects/${project}/releases/${released}`, release);
  if (current.kind === 'missing')
    return wrong(name, 'No rules are deployed, so browsers can read and write nothing.', deploy);
  if (current.kind !== 'ok') return unanswered(name, current, { project, role: ROLE });
  const deployed = await google.get(`${RULES}/${current.value.rulesetName}`, ruleset);
  if (deployed.kind === 'missing') return wrong(name, 'The deployed rules were deleted.', deploy);
  if (deployed.kind !== 'ok') return unanswered(name, deployed, { project, role: ROLE });
  const same = deployed.value.source.files.some((each) => each.content.trim() === content.trim());
  return same
    ? ok(name, `The deployed rules are those of ${file}.`)
    : wrong(name, `The deployed rules differ from ${file}.`, deploy);
}
