/** Before hydration of a sign-in form: adds the return path to its links, and notes a submit, which the island repeats. */
import { loginPath, registerPath, resetPasswordPath } from '#core/paths.ts';
import { returnPath } from '#storefront/features/sign-in/model/return-path.ts';

const place = document.getElementById('sign-in');
const back = returnPath(location.search);

for (const link of place?.querySelectorAll('a') ?? []) {
  const path = [loginPath, registerPath, resetPasswordPath].find(
    (to) => link.getAttribute('href') === to(),
  );
  if (path !== undefined) link.href = path(back);
}

place?.addEventListener('submit', ({ target }) => {
  if (target instanceof HTMLFormElement) target.dataset['submitted'] = '';
});
