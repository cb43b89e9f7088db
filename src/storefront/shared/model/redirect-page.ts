/** A page that redirects, for hosts that serve only files. */
import { escapeXml } from '#core/escape-xml.ts';

/**
 * The HTML of a page that redirects to `path`, with a link as fallback.
 * @param origin of the site, without trailing slash
 */
export function redirectPage(path: string, origin: string): string {
  const address = escapeXml(`${origin}${path}`);
  const link = escapeXml(path);
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<title>Moved</title>
<meta name="viewport" content="width=device-width">
<link rel="canonical" href="${address}">
<meta http-equiv="refresh" content="0;url=${link}">
</head>
<body><p>This page has moved to <a href="${link}">${address}</a>.</p></body>
</html>
`;
}
