import { expect, test } from 'vitest';
import { appDownload } from './app-download.ts';

test.each(['floating_buttons', 'mobile_prompt', 'hero', 'b2b-card'])(
  '%s is measured as a source, and the home page is named',
  (source) => {
    expect(appDownload({ appDownload: 'ios', source }, '/products')).toEqual({
      platform: 'ios',
      source,
    });
    expect(appDownload({ appDownload: 'android', source }, '/')).toEqual({
      platform: 'android',
      source,
      page: 'home',
    });
  },
);

test.each([
  ['a link with no source', { appDownload: 'ios' }],
  ['an unknown source', { appDownload: 'ios', source: 'elsewhere' }],
  ['an unknown device', { appDownload: 'symbian', source: 'hero' }],
  ['any other link', {}],
])('%s is not measured', (_what, attributes) => {
  expect(appDownload(attributes, '/')).toBeUndefined();
});
