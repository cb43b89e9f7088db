/** Markdown renders as intended and never as active content. */
import { describe, expect, it } from 'vitest';
import { renderArticle, renderMarkdown } from './markdown.ts';

describe('renderMarkdown with hostile input', () => {
  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#115;cript:alert(1))',
    '[x](&#1;javascript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:msgbox)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](\\\\evil.example)',
    '![x](data:image/svg+xml;base64,PHN2Zz4=)',
    '![x](javascript:alert(1))',
    '<javascript:alert(1)>',
    '[x][r]\n\n[r]: javascript:alert(1)',
  ])('creates no link or picture from %j', (markdown) => {
    expect(renderMarkdown(markdown)).not.toMatch(/<(?:a|img)\b/);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'text <b onclick="alert(1)">bold</b>',
    '<iframe src="https://evil.example"></iframe>',
    '<!-- comment -->',
    '</article><h1>Other shop</h1>',
  ])('shows %j as text', (markdown) => {
    expect(renderMarkdown(markdown).replace(/<\/?p>/g, '')).not.toContain('<');
  });

  it('keeps quotes inside attributes', () => {
    const html = renderMarkdown(`[x](/about "a" onmouseover="alert(1)") ![" onerror="x](/a.webp)`);
    expect(html).not.toMatch(/<[^>]*"\s+on\w+=/);
    expect(html).toContain('alt="&quot; onerror=&quot;x"');
  });
});

describe('renderMarkdown links', () => {
  it.each(['/category/rings', '#care', 'mailto:a@shop.in', 'tel:+919000000001'])(
    'keeps %s without rel',
    (address) => {
      expect(renderMarkdown(`[x](${address})`)).toBe(`<p><a href="${address}">x</a></p>\n`);
    },
  );

  it('marks links to other sites', () => {
    expect(renderMarkdown('[BIS](https://www.bis.gov.in)')).toBe(
      '<p><a href="https://www.bis.gov.in" rel="noopener">BIS</a></p>\n',
    );
  });
});

describe('renderMarkdown structure', () => {
  const headings = (markdown: string): string[] =>
    [...renderMarkdown(markdown).matchAll(/<(h\d)>/g)].map(([, tag]) => tag ?? '');

  it('starts headings at h2 at any level of the source', () => {
    expect(headings('# A\n\n## B\n\n# C')).toEqual(['h2', 'h3', 'h2']);
    expect(headings('## A\n\n### B')).toEqual(['h2', 'h3']);
    expect(headings('#### A\n\n##### B')).toEqual(['h2', 'h3']);
  });

  it('skips no heading level', () => {
    expect(headings('# A\n\n### B\n\n###### C\n\n# D')).toEqual(['h2', 'h3', 'h4', 'h2']);
  });

  it('closes its elements', () => {
    expect(renderMarkdown('# A')).toBe('<h2>A</h2>\n');
  });

  it('wraps tables in a scrollable container', () => {
    const html = renderMarkdown('| Size | mm |\n|---|---|\n| 12 | 51.5 |');
    expect(html).toMatch(/^<div class="table-scroll"[^>]*tabindex="0"><table>/);
    expect(html).toMatch(/<\/table><\/div>\n$/);
    expect(html).toContain('<td>51.5</td>');
  });
});

describe('renderArticle', () => {
  it('lists the sections with the IDs of their headings', () => {
    const { html, sections } = renderArticle('# Net & *gross*\n\n## Part\n\n# Sizes');
    expect(sections).toEqual([
      { id: 'on-net-gross', title: 'Net & gross' },
      { id: 'on-sizes', title: 'Sizes' },
    ]);
    for (const { id } of sections) expect(html).toContain(`<h2 id="${id}">`);
    expect(html).toContain('<h3>Part</h3>');
  });

  it('removes accents from IDs', () => {
    expect(renderArticle('# Étoile dorée').sections[0]?.id).toBe('on-etoile-doree');
  });

  it('gives distinct IDs to repeated headings and headings without Latin letters', () => {
    const { sections } = renderArticle('# Care\n\n# Care\n\n# चाँदी\n\n# सोना');
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(ids.join(' ')).toMatch(/^[a-z0-9 -]+$/);
  });

  it('shows hostile headings as text', () => {
    const { html, sections } = renderArticle('# <img src=x onerror=alert(1)>');
    expect(html).not.toContain('<img');
    expect(sections[0]?.title).toBe('<img src=x onerror=alert(1)>');
    expect(sections[0]?.id).toMatch(/^[a-z0-9-]+$/);
  });
});
