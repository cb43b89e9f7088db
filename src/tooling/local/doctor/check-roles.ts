/** Whether a service account has its roles. */
import * as z from 'zod';
import { formatCounted } from '#core/format.ts';
import { ok, wrong, type Finding } from './finding.ts';
import { unanswered } from './google.ts';
import type { LiveSetup } from './live-setup.ts';

const policy = z.object({
  bindings: z
    .array(z.object({ role: z.string(), members: z.array(z.string()).default([]) }))
    .default([]),
});

interface AccountRoles {
  /** Of the finding. */
  name: string;
  email: string;
  roles: readonly string[];
  /** Google creates it. */
  isOfGoogle?: boolean;
}

export async function checkRoles(
  { google, project }: LiveSetup,
  { name, email, roles, isOfGoogle = false }: AccountRoles,
): Promise<Finding> {
  const member = `serviceAccount:${email}`;
  const answer = await google.post(
    `https://cloudresourcemanager.googleapis.com/v1/projects/${project}:getIamPolicy`,
    {},
    policy,
  );
  if (answer.kind === 'missing')
    return wrong(name, `There is no project ${project}.`, `gcloud projects create ${project}`);
  if (answer.kind !== 'ok')
    return unanswered(name, answer, { project, role: 'roles/iam.securityReviewer' });
  const missing = roles.filter(
    (role) =>
      !answer.value.bindings.some(
        (binding) => binding.role === role && binding.members.includes(member),
      ),
  );
  if (missing.length === 0)
    return ok(name, `${email} has its ${formatCounted(roles.length, 'role')}.`);
  const create =
    !isOfGoogle && missing.length === roles.length
      ? [`gcloud iam service-accounts create ${email.split('@')[0]} --project ${project}`]
      : [];
  const grants = missing.map(
    (role) => `gcloud projects add-iam-policy-binding ${project} --role ${role} --member ${member}`,
  );
  return wrong(name, `${email} lacks ${missing.join(', ')}.`, [...create, ...grants].join('\n'));
}
