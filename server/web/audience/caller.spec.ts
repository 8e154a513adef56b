import { admits } from './caller.js';

const TOKEN = 'a-token-of-operators';
const operators = { kind: 'operators' } as const;

it('lets everybody into what is public', () => {
  expect(admits({ kind: 'public' }, undefined)).toBe(true);
});

it.each([
  ['the machine itself', { remoteAddress: '127.0.0.1', headers: {} }, true],
  ['the machine itself over IPv6', { remoteAddress: '::1', headers: {} }, true],
  [
    'a token from anywhere',
    { remoteAddress: '10.0.0.7', headers: { authorization: `Bearer ${TOKEN}` } },
    true,
  ],
  ['a visitor', { remoteAddress: '10.0.0.7', headers: {} }, false],
  [
    'a visitor behind a proxy here',
    { remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '8.8.8.8' } },
    false,
  ],
  [
    'a wrong token',
    { remoteAddress: '10.0.0.7', headers: { authorization: 'Bearer another-token-here' } },
    false,
  ],
  ['a token without its scheme', { remoteAddress: '10.0.0.7', headers: { authorization: TOKEN } }, false],
  ['the server itself', undefined, false],
])('operators: %s', (_who, caller, expected) => {
  expect(admits(operators, caller, TOKEN)).toBe(expected);
});

it('knows no token when none is configured', () => {
  expect(
    admits(operators, { remoteAddress: '10.0.0.7', headers: { authorization: 'Bearer undefined' } }),
  ).toBe(false);
});
