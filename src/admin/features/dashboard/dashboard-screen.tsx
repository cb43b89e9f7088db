/** What stands before staff when they come in. */
import { Screen } from '#admin/shell/screen.tsx';

export const DashboardScreen = () => <Screen title="Dashboard">{null}</Screen>;
