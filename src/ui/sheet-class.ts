/** Class recipes of sheets: dialogs that slide in. */
const AT_SIDE = 'slide-in w-[min(30rem,100vw)] flex-col open:flex';

export const SHEETS = {
  right: AT_SIDE,
  left: `${AT_SIDE} right-auto left-0 [--from:-100%]`,
} as const;

/** The search slides in from above and fills narrow screens. */
export const SHEET_FROM_ABOVE =
  'slide-in right-auto bottom-auto left-1/2 w-[min(44rem,100vw)] flex-col [--at:-50%] [--from:-50%_-1rem] open:flex sm:h-auto sm:max-h-[min(44rem,100dvh)]';
