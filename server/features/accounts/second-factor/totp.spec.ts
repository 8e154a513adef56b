import { generateSecret, isTotpCode, setupUri, timeStepOf } from './totp.js';

/** Of RFC 6238, appendix B: `12345678901234567890` in ASCII. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1_000);

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('recognizes the code that RFC 6238 gives for second %d', (seconds, code) => {
  expect(timeStepOf(code, SECRET, at(seconds))).toBe(Math.floor(seconds / 30));
});

it.each([
  [-31, null],
  [-30, 1],
  [0, 1],
  [30, 1],
  [60, 1],
  [61, null],
])('accepts the code of second 59 with %d seconds of drift as step %j', (drift, step) => {
  // Second 59 is the last of its step.
  expect(
    timeStepOf(
      '287082',
      SECRET,
      at(drift < 0 ? 30 + drift : 59 + Math.min(drift, 30) + Math.max(0, drift - 60)),
    ),
  ).toBe(step);
});

it('reads a code in groups, and takes no other text for one', () => {
  expect(timeStepOf(' 287 082 ', SECRET, at(59))).toBe(1);
  expect(['287082', '287 082', '28708', '2870822', 'k3td-90xc-mm2a', ''].map(isTotpCode)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

it.each(['12345é', '١٢٣٤٥٦', '１２３４５６', 'абвгде', ''])('takes %j for a wrong code', (typed) =>
  expect(timeStepOf(typed, SECRET, at(59))).toBeNull(),
);

it('makes secrets of 160 bits, none like another', () => {
  const secrets = Array.from({ length: 50 }, generateSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});

it('names the shop and the account in the address for the app', () => {
  const uri = new URL(setupUri(SECRET, { issuer: 'Isı Dünyası', label: 'işçi@example.com' }));
  expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(uri.pathname)).toBe('/Isı Dünyası:işçi@example.com');
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'Isı Dünyası',
    secret: SECRET,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
