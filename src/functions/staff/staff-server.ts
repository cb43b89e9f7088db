/** What the staff functions work with: the database and the accounts. */
import type { Accounts } from '#firebase/admin/accounts.ts';
import type { Server } from '#functions/server.ts';

export type StaffAccounts = Pick<Accounts, 'read' | 'setRole'>;

export interface StaffServer extends Server {
  accounts: StaffAccounts;
}
