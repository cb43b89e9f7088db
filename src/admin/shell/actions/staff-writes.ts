/** Event after staff saved documents in this tab, for displays of the publishing state. */

export const staffWrites = new EventTarget();

export const reportStaffWrite = (): boolean => staffWrites.dispatchEvent(new Event('saved'));
