/** Starts a workflow of GitHub Actions. */

const GITHUB = 'https://api.github.com';
const TIMEOUT_MS = 20_000;

/** GitHub refused for a reason that a retry does not change. */
export class WorkflowRefused extends Error {
  override readonly name = 'WorkflowRefused';
}

const REMEDIES: Readonly<Record<number, string>> = {
  401: 'GITHUB_TOKEN is wrong or has expired. Create a new one and set it again.',
  403: 'GITHUB_TOKEN may not start workflows. It needs the permission Actions: read and write.',
  404: 'GitHub finds no such repository or workflow, or GITHUB_TOKEN may not read it. Check GITHUB_REPOSITORY.',
  422: 'The workflow cannot be started for this branch.',
};

export interface WorkflowRun {
  /** `owner/name` */
  repository: string;
  token: string;
  /** The file in `.github/workflows`. */
  workflow: string;
  branch: string;
}

/** GitHub uses status 403 for its rate limits too, with one of these headers. */
const isRateLimited = ({ headers }: Response): boolean =>
  headers.get('retry-after') !== null || headers.get('x-ratelimit-remaining') === '0';

/**
 * @param origin GitHub's, or that of a stand-in
 * @throws WorkflowRefused with the remedy; any other error is temporary
 */
export async function startWorkflow(run: WorkflowRun, origin = GITHUB): Promise<void> {
  const { repository, token, workflow, branch } = run;
  const response = await fetch(
    `${origin}/repos/${repository}/actions/workflows/${workflow}/dispatches`,
    {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/vnd.github+json',
        'x-github-api-version': '2022-11-28',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ ref: branch }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
  );
  if (response.ok) return;
  const { status } = response;
  const reason = `GitHub answered with status ${status}: ${(await response.text()).slice(0, 300)}`;
  const remedy = isRateLimited(response) ? undefined : REMEDIES[status];
  if (remedy !== undefined) throw new WorkflowRefused(`${reason} ${remedy}`);
  throw new Error(reason);
}
