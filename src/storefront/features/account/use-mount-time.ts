/** The time at which a component was mounted, so that its text does not change while it is read. */
import { useState } from 'react';

/** ms */
export const useMountTime = (): number => useState(() => Date.now())[0];
