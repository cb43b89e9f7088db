/** The shop's icons: line drawings on a 24 px square, stroked by `Icon.astro` at 1.4 px. */
import type { IconName } from '#schema/settings.ts';

/** Icons of the interface, besides those that settings may name. */
type InterfaceIcon =
  | 'menu'
  | 'table'
  | 'cards'
  | 'close'
  | 'search'
  | 'filter'
  | 'bag'
  | 'user'
  | 'arrow'
  | 'back'
  | 'plus'
  | 'minus'
  | 'check'
  | 'clock'
  | 'mail'
  | 'share'
  | 'download'
  | 'alert'
  | 'whatsapp'
  | 'facebook'
  | 'instagram'
  | 'youtube'
  | 'twitter'
  | 'apple'
  | 'android';

export type AnyIcon = IconName | InterfaceIcon;

export const ICON_PATHS: Readonly<Record<AnyIcon, string>> = {
  hallmark: '<path d="M12 3 4.5 12 12 21l7.5-9z"/><path d="m9 12 2.2 2.2L15.2 10"/>',
  shield:
    '<path d="M12 3 5 5.5v6c0 4.6 3 7.8 7 9.5 4-1.7 7-4.9 7-9.5v-6z"/><path d="m9 11.8 2.2 2.2 4-4.3"/>',
  truck:
    '<path d="M2.5 6.5h11v10h-11zM13.5 10h4l4 3.5v3h-8"/><circle cx="7" cy="17.5" r="1.9"/><circle cx="17.5" cy="17.5" r="1.9"/>',
  globe:
    '<circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.5c5 5 5 12 0 17-5-5-5-12 0-17z"/>',
  medal: '<circle cx="12" cy="14.5" r="5.5"/><path d="M9 9.8 6 3.5h12l-3 6.3M12 12v5"/>',
  video: '<rect x="2.5" y="6" width="12.5" height="12" rx="1.5"/><path d="m15 10.5 6-3v9l-6-3z"/>',
  chat: '<path d="M4 4.5h16v11.5H11l-4.5 4V16H4z"/><path d="M8 8.7h8M8 12h5"/>',
  phone:
    '<path d="M5 3.5h3.5l1.7 4.3-2.2 1.7a12 12 0 0 0 6.5 6.5l1.7-2.2 4.3 1.7V19a1.9 1.9 0 0 1-2 2A17 17 0 0 1 3 5.5a1.9 1.9 0 0 1 2-2z"/>',
  catalogue:
    '<path d="M12 6.2C9.5 4.5 6.5 4.2 3 4.5v13.7c3.5-.3 6.5 0 9 1.8 2.5-1.8 5.5-2.1 9-1.8V4.5c-3.5-.3-6.5 0-9 1.7zM12 6.2V20"/>',
  box: '<path d="m12 3 8 4.3v9.4L12 21l-8-4.3V7.3zM4 7.3l8 4.4 8-4.4M12 11.7V21M8 5.1l8 4.4"/>',
  scale:
    '<path d="M12 3.5V20M7.5 20h9M5 6.5h14M5 6.5l-2.8 7h5.6zM19 6.5l-2.8 7h5.6zM2.2 13.5a2.8 2.8 0 0 0 5.6 0M16.2 13.5a2.8 2.8 0 0 0 5.6 0"/>',
  spark:
    '<path d="M12 3c.7 5.6 3.4 8.3 9 9-5.6.7-8.3 3.4-9 9-.7-5.6-3.4-8.3-9-9 5.6-.7 8.3-3.4 9-9z"/>',
  calendar: '<path d="M3.5 5.5h17v15h-17zM3.5 10h17M8 3v4.5M16 3v4.5"/>',
  pin: '<path d="M12 21c4.5-4.8 6.5-8.2 6.5-11.3a6.5 6.5 0 0 0-13 0C5.5 12.8 7.5 16.2 12 21z"/><circle cx="12" cy="9.7" r="2.3"/>',
  store:
    '<path d="M4.5 10.5v10h15v-10M3 8.5l2-5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM10 20.5v-5.5h4v5.5"/>',
  gem: '<path d="M7 4h10l4.5 5.5L12 21 2.5 9.5zM2.5 9.5h19M8 9.5 12 21l4-11.5L12 4z"/>',
  menu: '<path d="M3.5 7.5h17M3.5 12.5h17M3.5 17.5h11"/>',
  table: '<path d="M3.5 5h17v14h-17zM3.5 9.7h17M3.5 14.3h17M9.5 5v14"/>',
  cards: '<path d="M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z"/>',
  close: '<path d="m5.5 5.5 13 13M18.5 5.5l-13 13"/>',
  filter:
    '<path d="M3.5 7.5h9.5M17.5 7.5h3M3.5 16.5h3M11 16.5h9.5"/><circle cx="15" cy="7.5" r="2.2"/><circle cx="8.5" cy="16.5" r="2.2"/>',
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/>',
  bag: '<path d="M5 8h14l1 12.5H4zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5"/>',
  user: '<circle cx="12" cy="8" r="4"/><path d="M4 20.5c.8-4.3 3.8-6.5 8-6.5s7.2 2.2 8 6.5"/>',
  arrow: '<path d="M4 12h16M14 6l6 6-6 6"/>',
  back: '<path d="M20 12H4M10 6l-6 6 6 6"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  check: '<path d="m4.5 12.5 5 5 10-11"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5.3l3.5 2"/>',
  mail: '<path d="M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7"/>',
  share: '<path d="M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12.5v8h14v-8"/>',
  download: '<path d="M12 3.5V15M7.5 10.5 12 15l4.5-4.5M5 20.5h14"/>',
  alert: '<path d="M12 3.5 2.5 20h19zM12 10v4.5M12 17v.2"/>',
  whatsapp:
    '<path d="M3.5 20.5 4.7 16a8.5 8.5 0 1 1 3.4 3.3z"/><path d="M9.2 7.8c-1 .7-1 2 0 3.6 1.2 2 3 3.5 5 4 1.2.3 2-.3 2.2-1.5l-2-1.1-1 1c-1.4-.6-2.4-1.6-3-3l.9-1z"/>',
  facebook: '<path d="M16.5 3.5h-2a4 4 0 0 0-4 4V21M7 12.5h8"/>',
  instagram:
    '<rect x="3.5" y="3.5" width="17" height="17" rx="4.5"/><circle cx="12" cy="12" r="4"/><path d="M16.8 7.1v.1"/>',
  youtube: '<rect x="2.5" y="5" width="19" height="14" rx="4"/><path d="m10 9 5 3-5 3z"/>',
  twitter: '<path d="m4 4 16 16.5M20 4 4 20.5"/><path d="M4 4h3.5L20 20.5h-3.5z"/>',
  apple:
    '<path d="M15.8 7.3c-1.5 0-2.5.9-3.6.9s-2.2-.9-3.7-.9C6 7.3 4 9.5 4 13c0 4 2.7 8 5 8 1.2 0 1.9-.7 3.2-.7s2 .7 3.2.7c1.9 0 3.6-2.5 4.3-4.8-3.5-1.5-3.7-5.5-.5-7.2-.9-1.1-2-1.7-3.4-1.7zM12.2 5.7c-.2-2 1.3-3.4 3-3.5.2 1.9-1.2 3.4-3 3.5z"/>',
  android:
    '<path d="M3.5 17.5a8.5 8.5 0 0 1 17 0zM7.5 10.4 5.5 7M16.5 10.4l2-3.4M8.5 14.2v.1M15.5 14.2v.1"/>',
};
