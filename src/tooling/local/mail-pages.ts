/** The pages of the local mail server: the list of mails, and one mail. */
import { formatShortMoment } from '#core/format-time.ts';

export interface CaughtMail {
  id: number;
  /** ms */
  at: number;
  messageId: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const STYLE = `body{margin:0 auto;max-width:900px;padding:16px;font:16px/1.5 system-ui,sans-serif;color:#1c1a17;background:#faf7f2}
a{color:inherit}h1{font-size:22px}ul{list-style:none;padding:0;margin:0}
li{border-top:1px solid #e2dacd}li a{display:block;padding:12px 4px;text-decoration:none}li a:hover{background:#fff}
small{display:block;color:#565049}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#fff;padding:16px}
iframe{width:100%;height:900px;border:1px solid #cfc8be;background:#fff}`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style><main>${body}</main></html>`;

const summary = ({ at, to }: CaughtMail): string => `To ${to} · ${formatShortMoment(at)}`;

export function mailListPage(mails: readonly CaughtMail[]): string {
  const rows = mails.map(
    (mail) =>
      `<li><a href="/${mail.id}"><b>${escaped(mail.subject)}</b><small>${escaped(summary(mail))}</small></a></li>`,
  );
  const list =
    rows.length === 0
      ? '<p>No emails yet. The emails that the shop sends appear here; none leaves this computer. Reload to update.</p>'
      : `<ul>${rows.join('')}</ul>`;
  return page('Emails', `<h1>Emails</h1>${list}`);
}

export const mailPage = (mail: CaughtMail): string =>
  page(
    mail.subject,
    `<p><a href="/">All emails</a></p><h1>${escaped(mail.subject)}</h1><p><small>${escaped(`From ${mail.from}`)}</small><small>${escaped(summary(mail))}</small></p><iframe sandbox src="/${mail.id}/html" title="HTML version"></iframe><h2>Plain version</h2><pre>${escaped(mail.text)}</pre>`,
  );
