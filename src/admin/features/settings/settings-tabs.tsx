/** Tabs of the settings screens. */
import { Tabs } from '#admin/shell/tabs.tsx';

const TABS = [
  { name: 'Business', to: '/settings' },
  { name: 'Sales', to: '/settings/sales' },
  { name: 'Invoicing', to: '/settings/invoicing' },
  { name: 'Emails', to: '/settings/mail' },
  { name: 'Home page', to: '/settings/home' },
  { name: 'Pages', to: '/settings/pages' },
] as const;

export const SettingsTabs = () => <Tabs label="Settings" tabs={TABS} />;
