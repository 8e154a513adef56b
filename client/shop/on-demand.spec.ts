import { onDemand } from './on-demand';

it('makes a value when it is first asked for, and only once', () => {
  let made = 0;
  const value = onDemand(() => ({ number: (made += 1) }));
  expect(made).toBe(0);
  expect(value()).toBe(value());
  expect(made).toBe(1);
});
