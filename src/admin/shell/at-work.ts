/** Whether this page is still of who opened it: their session may have ended, or be another’s by now. */
import { $auth } from '#firebase/browser/session/auth.ts';
import { staffWork } from './stores/staff-work.ts';

export const isAtWork = (): boolean => $auth.get().user?.uid === staffWork.person();
