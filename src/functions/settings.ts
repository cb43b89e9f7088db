/** The settings of the functions, from their environment: parameters of `functions/.env`, and secrets. */
import * as z from 'zod';

/** An empty value and `none`, which stands for a secret that is not used, count as absent. */
const setting = z
  .string()
  .transform((value) => (value === '' || value === 'none' ? undefined : value))
  .optional();

const settings = z.object({
  GCLOUD_PROJECT: z.string().min(1),
  /** The live URL, for links in mail. */
  SITE_URL: setting,
  /** `owner/name` of the repository whose workflow publishes the site. */
  GITHUB_REPOSITORY: setting,
  GITHUB_TOKEN: setting,
  /** The mail server; without it, no mail is sent. */
  SMTP_HOST: setting,
  SMTP_PORT: setting,
  SMTP_USER: setting,
  SMTP_PASSWORD: setting,
  /** The sender's address. */
  MAIL_FROM: setting,
});

/** Whether calls need a token of App Check. */
export const enforcesAppCheck = (): boolean => process.env['ENFORCE_APP_CHECK'] === 'true';

export type FunctionSettings = z.output<typeof settings>;

/** @throws ZodError when the runtime does not name its project */
export const readSettings = (): FunctionSettings => settings.parse(process.env);
