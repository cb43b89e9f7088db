/** Tabs of the SEO screens. */
import { Tabs } from '#admin/shell/tabs.tsx';

const TABS = [
  { name: 'Titles and descriptions', to: '/seo' },
  { name: 'SEO issues', to: '/seo/gaps' },
  { name: 'Redirects', to: '/seo/redirects' },
] as const;

export const SeoTabs = () => <Tabs label="SEO" tabs={TABS} />;
