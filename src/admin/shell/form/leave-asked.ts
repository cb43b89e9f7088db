/** Whether it is being asked just now if a form is to be left. */
import { atom } from 'nanostores';

export const $leaveAsked = atom(false);
