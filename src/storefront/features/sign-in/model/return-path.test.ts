/** The return path through the sign-in pages. */
import { describe, expect, test } from 'vitest';
import { returnPath, returnPathFromMail } from './return-path.ts';

const searchOf = (redirect: string): string => `?${new URLSearchParams({ redirect })}`;

test('returns a page of the shop with its query and fragment', () => {
  expect(returnPath(searchOf('/products/2?sort=new#top'))).toBe('/products/2?sort=new#top');
  expect(returnPath(`?mode=verifyEmail&redirect=%2Faccount`)).toBe('/account');
});

test.each(['', '?redirect=', '?redirect=//evil.example', '?other=/account'])(
  'returns undefined for "%s"',
  (search) => {
    expect(returnPath(search)).toBeUndefined();
  },
);

test('uses the first of several values', () => {
  expect(returnPath('?redirect=/about&redirect=//evil.example')).toBe('/about');
  expect(returnPath('?redirect=//evil.example&redirect=/about')).toBeUndefined();
});

describe('rejects a sign-in page', () => {
  test.each([
    '/login',
    '/login/',
    '/login//',
    '/login.html',
    '/LOGIN',
    '/login?redirect=/login',
    '/login#x',
    '/register?redirect=%2Faccount',
    '/reset-password',
    '/verify-email?mode=verifyEmail&oobCode=x',
    '/x/../login',
  ])('%s', (path) => {
    expect(returnPath(searchOf(path))).toBeUndefined();
  });

  test.each(['/logins', '/login/x', '/blogs/login'])('but accepts %s', (path) => {
    expect(returnPath(searchOf(path))).toBe(path);
  });

  test('accepts a path with invalid encoding', () => {
    expect(returnPath('?redirect=/%25E0%25A4')).toBe('/%E0%A4');
  });
});

describe('the continue address of an email link', () => {
  const ORIGIN = 'https://shop.example';
  const continued = (url: string | null) => returnPathFromMail(url, ORIGIN);

  test('contains the return path after sign-in', () => {
    expect(continued(`${ORIGIN}/login?redirect=%2Fproducts%2F2`)).toBe('/products/2');
    expect(continued(`${ORIGIN}/login`)).toBeUndefined();
  });

  test('can be a page of the shop itself', () => {
    expect(continued(`${ORIGIN}/account#orders`)).toBe('/account#orders');
  });

  test.each([
    null,
    '',
    '/account',
    'nonsense',
    'https://evil.example/account',
    'https://shop.example.evil.example/',
    'https://shop.example@evil.example/',
    'http://shop.example/account',
    'javascript:alert(1)',
    'https://shop.example//evil.example',
    'https://shop.example/login?redirect=//evil.example',
    'https://shop.example/login?redirect=/login',
    'blob:https://shop.example/account',
  ])('is ignored if it is %s', (url) => {
    expect(continued(url)).toBeUndefined();
  });
});
