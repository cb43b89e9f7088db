/** The browser that pages are measured in. */

export const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
