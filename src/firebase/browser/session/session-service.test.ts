/** Without a window there is no sign-in: the results of the session's actions on the server. */
import { expect, test } from 'vitest';
import { sessionService } from './session-service.ts';

test.each([
  ['loginWithGoogle', () => sessionService.loginWithGoogle()],
  ['loginWithEmail', () => sessionService.loginWithEmail('meera@shop.in', 'silver')],
  ['logout', () => sessionService.logout()],
])('%s fails on the server because auth is not available', async (_name, act) => {
  expect(await act()).toEqual({
    success: false,
    error: 'Auth not available on server-side',
    code: 'no-window',
  });
});
