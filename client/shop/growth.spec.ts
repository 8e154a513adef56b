import { growthPercent, growthText } from './growth';

it.each([
  [206, 167, '+23%'],
  [93, 100, '−7%'],
  [0, 40, '−100%'],
  [5, 5, '0%'],
  [206, 0, '—'],
  [0, 0, '—'],
])('compares %s with %s before: %s', (now, before, text) => {
  expect(growthText(growthPercent(now, before))).toBe(text);
});
