/** Tabs of the settings screens that the role includes. */
import { useRole } from '#admin/shell/role.ts';
import { mayOpen } from '#admin/shell/screen-rights.ts';
import { Tabs } from '#admin/shell/tabs.tsx';

const TABS = [
  { name: 'Business', to: '/settings' },
  { name: 'Sales', to: '/settings/sales' },
  { name: 'Invoicing', to: '/settings/invoicing' },
  { name: 'Emails', to: '/settings/mail' },
  { name: 'Home page', to: '/settings/home' },
  { name: 'Pages', to: '/settings/pages' },
] as const;

export function SettingsTabs() {
  const role = useRole();
  return <Tabs label="Settings" tabs={TABS.filter(({ to }) => mayOpen(role, to))} />;
}
