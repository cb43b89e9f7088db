/** A page that only leads to another one, for hosts that know nothing but files. */
import { escapeXml } from './escape-xml.ts';

/**
 * The HTML of a page that leads to `path` at once, and by a link where browsers will not.
 * @param origin of the site, without a slash at its end
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
