/** Without a window nobody signs in: what the actions of the session answer on the server side. */
import { expect, test } from 'vitest';
import { sessionService } from './session-service.ts';

test.each([
  ['loginWithGoogle', () => sessionService.loginWithGoogle()],
  ['loginWithEmail', () => sessionService.loginWithEmail('meera@shop.in', 'silver')],
  ['logout', () => sessionService.logout()],
])('%s says that auth is not available on server-side', async (_name, act) => {
  expect(await act()).toEqual({
    success: false,
    error: 'Auth not available on server-side',
    code: 'no-window',
  });
});
