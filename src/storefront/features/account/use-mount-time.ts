/** The time at which a component was first shown: what it says shall not change under the reader's eyes. */
import { useState } from 'react';

/** ms */
export const useMountTime = (): number => useState(() => Date.now())[0];
