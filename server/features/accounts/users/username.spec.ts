import { typedUsername, usernameKey } from './username.js';
import { codeOf } from '../../../kernel/refusal/test-code-of.js';

it.each(['ali', 'Deniz.Kaya', 'ışıl_34', 'a-b', 'x'.repeat(30)])('accepts the user name %s', (typed) => {
  expect(typedUsername(` ${typed} `)).toBe(typed);
});

it.each(['', 'al', 'x'.repeat(31), 'deniz kaya', 'deniz@example.com', 'a/b', 'ali\u0000', 'аdmin'])(
  'refuses the user name %j',
  async (typed) => {
    expect(await codeOf(Promise.resolve().then(() => typedUsername(typed)))).toBe('USERNAME_INVALID');
  },
);

it.each([
  ['ISIL', 'ışıl'],
  ['İsmail', 'ISMAIL'],
  ['Gu\u0308l', 'gül'],
  [' admin ', 'Admin'],
])('takes %s and %s for the same user name', (one, other) => {
  expect(usernameKey(one)).toBe(usernameKey(other));
});
