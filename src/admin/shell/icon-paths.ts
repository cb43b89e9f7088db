/** Icons of the back office: those of the shop and its own. */
import { ICON_PATHS as SHOP_PATHS, type AnyIcon } from '#ui/icon-paths.ts';

const OWN_PATHS = {
  home: '<path d="M3.5 11 12 4l8.5 7M5.5 9.5V20h13V9.5M10 20v-5.5h4V20"/>',
  orders:
    '<path d="M4 13.5 6.5 4.5h11l2.5 9v6H4zM4 13.5h4.5c.3 1.8 1.6 3 3.5 3s3.2-1.2 3.5-3H20"/>',
  folders: '<path d="M3.5 6.5v-2H9l2 2h9.5v13h-17zM3.5 10.5h17"/>',
  pen: '<path d="m4 20 1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5"/>',
  people:
    '<circle cx="9" cy="8.5" r="3.5"/><path d="M2.5 19.5c.5-3.7 2.9-5.7 6.5-5.7s6 2 6.5 5.7M15.5 5.2a3.5 3.5 0 0 1 0 6.6M18 14.6c2 .8 3.2 2.5 3.5 4.9"/>',
  chart: '<path d="M4 4v16h16M8.5 16v-4.5M12.5 16V7.5M16.5 16v-6.5"/>',
  upload: '<path d="M12 16V4.5M7.5 9 12 4.5 16.5 9M4.5 15.5v4h15v-4"/>',
  settings:
    '<path d="M4 6.5h6M14.5 6.5H20M4 12h10.5M19 12h1M4 17.5h3M11.5 17.5H20"/><circle cx="12.2" cy="6.5" r="2.2"/><circle cx="16.7" cy="12" r="2.2"/><circle cx="9.2" cy="17.5" r="2.2"/>',
  target:
    '<circle cx="12" cy="12" r="8.5"/><circle cx="12" cy="12" r="4.5"/><path d="M12 11.9v.2" stroke-width="2.5"/>',
  image: '<path d="M3.5 5h17v14h-17zM3.5 16l5-5 4 4 3-3 5 5"/><circle cx="15.5" cy="9" r="1.5"/>',
  star: '<path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z"/>',
  key: '<circle cx="8" cy="15.5" r="4.5"/><path d="m11.2 12.3 8.3-8.3M16 7.5l3 3M13 10.5l1.8 1.8"/>',
  lock: '<path d="M5 10.5h14v9.5H5zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14v2.5"/>',
  chevron: '<path d="m9 5 7 7-7 7"/>',
  more: '<path d="M5.5 12v.1M12 12v.1M18.5 12v.1" stroke-width="2.5"/>',
  external: '<path d="M13.5 4.5h6v6M19 5l-8.5 8.5M10 5.5H4.5v14h14V14"/>',
} as const;

export type AdminIcon = AnyIcon | keyof typeof OWN_PATHS;

export const ICON_PATHS: Readonly<Record<AdminIcon, string>> = { ...SHOP_PATHS, ...OWN_PATHS };
