/**
 * Whether this page still belongs to the person who opened it: the session may have ended, or be another's.
 */
import { $auth } from '#firebase/browser/session/auth.ts';
import { staffWork } from './stores/staff-work.ts';

export const isOwnSession = (): boolean => $auth.get().user?.uid === staffWork.person();
