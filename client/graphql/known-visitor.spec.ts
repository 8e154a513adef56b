import { isKnownVisitor } from './known-visitor';

afterEach(() => {
  for (const name of ['tanidik', 'yabancitanidik', 'tema']) document.cookie = `${name}=; max-age=0`;
});

it('knows a visitor by the cookie of the server alone', () => {
  expect(isKnownVisitor()).toBe(false);
  document.cookie = 'tema=koyu';
  document.cookie = 'yabancitanidik=1';
  expect(isKnownVisitor()).toBe(false);
  document.cookie = 'tanidik=1';
  expect(isKnownVisitor()).toBe(true);
});
