/** Whether the leave prompt is open. */
import { atom } from 'nanostores';

export const $isLeavePromptOpen = atom(false);
