/** Sends `saved` after staff have saved documents in this tab, for those who show whether they are live. */

export const staffWrites = new EventTarget();

export const reportStaffWrite = (): boolean => staffWrites.dispatchEvent(new Event('saved'));
