/** The number of unanswered order requests. */
import { atom } from 'nanostores';

/** Undefined until counted. */
export const $requestCount = atom<number | undefined>(undefined);
