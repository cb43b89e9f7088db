/** The way back through the pages of sign-in. */
import { describe, expect, test } from 'vitest';
import { wayBack, wayBackFromMail } from './way-back.ts';

const asking = (redirect: string): string => `?${new URLSearchParams({ redirect })}`;

test('a page of the shop is the way back, with its query and fragment', () => {
  expect(wayBack(asking('/products/2?sort=new#top'))).toBe('/products/2?sort=new#top');
  expect(wayBack(`?mode=verifyEmail&redirect=%2Faccount`)).toBe('/account');
});

test.each(['', '?redirect=', '?redirect=//evil.example', '?other=/account'])(
  '%s names no way back',
  (search) => {
    expect(wayBack(search)).toBeUndefined();
  },
);

test('of several the first counts', () => {
  expect(wayBack('?redirect=/about&redirect=//evil.example')).toBe('/about');
  expect(wayBack('?redirect=//evil.example&redirect=/about')).toBeUndefined();
});

describe('a page of sign-in is no way back', () => {
  test.each([
    '/login',
    '/login/',
    '/login//',
    '/login.html',
    '/LOGIN',
    '/%6Cogin',
    '/login?redirect=/login',
    '/login#x',
    '/register?redirect=%2Faccount',
    '/reset-password',
    '/verify-email?mode=verifyEmail&oobCode=x',
    '/x/../login',
  ])('%s', (path) => {
    expect(wayBack(asking(path))).toBeUndefined();
  });

  test.each(['/logins', '/login/x', '/blogs/login'])('but %s is another page', (path) => {
    expect(wayBack(asking(path))).toBe(path);
  });

  test('nor does a path that is not encoded well break anything', () => {
    expect(wayBack('?redirect=/%25E0%25A4')).toBe('/%E0%A4');
  });
});

describe('the address that a mail continues to', () => {
  const ORIGIN = 'https://shop.example';
  const continued = (url: string | null) => wayBackFromMail(url, ORIGIN);

  test('carries the way back through sign-in', () => {
    expect(continued(`${ORIGIN}/login?redirect=%2Fproducts%2F2`)).toBe('/products/2');
    expect(continued(`${ORIGIN}/login`)).toBeUndefined();
  });

  test('may be a page of the shop itself', () => {
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
  ])('%s leads nowhere', (url) => {
    expect(continued(url)).toBeUndefined();
  });
});
