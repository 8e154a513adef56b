import { admits, type Caller } from './caller.js';

const TOKEN = 'a-token-of-operators';
const operators = { kind: 'operators' } as const;
const probes = { kind: 'probes' } as const;
const open = { token: TOKEN, trustsMachine: true };
const closed = { token: TOKEN, trustsMachine: false };
const machine = { remoteAddress: '127.0.0.1', headers: {} };
const bearer = { authorization: `Bearer ${TOKEN}` };

it('admits everybody to a public operation', () => {
  expect(admits({ kind: 'public' }, undefined, closed)).toBe(true);
});

it.each<[string, Caller | undefined, boolean]>([
  ['the machine itself', machine, true],
  ['the machine itself over IPv6', { remoteAddress: '::1', headers: {} }, true],
  ['a caller with the token from anywhere', { remoteAddress: '10.0.0.7', headers: bearer }, true],
  ['a visitor', { remoteAddress: '10.0.0.7', headers: {} }, false],
  [
    'a caller with a wrong token',
    { remoteAddress: '10.0.0.7', headers: { authorization: 'Bearer another-token-here' } },
    false,
  ],
  [
    'a caller with the token but no scheme',
    { remoteAddress: '10.0.0.7', headers: { authorization: TOKEN } },
    false,
  ],
  ['the server itself', undefined, false],
])('decides whether %s is an operator', (_who, caller, expected) => {
  expect(admits(operators, caller, open)).toBe(expected);
});

it('does not trust local connections where a proxy may run on the same machine', () => {
  expect(admits(operators, machine, closed)).toBe(false);
  expect(admits(operators, { ...machine, headers: bearer }, closed)).toBe(true);
});

it.each([
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'forwarded',
  'via',
  'x-real-ip',
  'cf-connecting-ip',
  'cf-ray',
  'true-client-ip',
])('treats a caller as a visitor when a proxy sends %s', (name) => {
  const forwarded = { ...machine, headers: { [name]: '8.8.8.8' } };
  expect([operators, probes].map((audience) => admits(audience, forwarded, open))).toEqual([false, false]);
  const withToken = { ...machine, headers: { [name]: '8.8.8.8', ...bearer } };
  expect([operators, probes].map((audience) => admits(audience, withToken, open))).toEqual([true, true]);
});

it('admits a probe that asks directly, from any machine', () => {
  expect(admits(probes, { remoteAddress: '10.0.0.7', headers: {} }, closed)).toBe(true);
  expect(admits(probes, undefined, closed)).toBe(false);
});

it('accepts no operator token when none is configured', () => {
  const caller = { remoteAddress: '10.0.0.7', headers: { authorization: 'Bearer undefined' } };
  expect(admits(operators, caller, { trustsMachine: true })).toBe(false);
});
