/** The signed-in staff member. */
import { createContext, use } from 'react';
import type { User } from '#core/account/user.ts';

export const StaffContext = createContext<User | null>(null);

/** @throws Error outside of the back office */
export function useStaff(): User {
  const user = use(StaffContext);
  if (user === null) throw new Error('You are not signed in. Reload the page and sign in.');
  return user;
}
