import { render } from '@testing-library/react';
import { Count } from './count';

/** What is seen, and what a screen reader says. */
function parts(element: React.ReactNode) {
  const copy = render(element).container.cloneNode(true) as HTMLElement;
  const seen = copy.querySelector('[aria-hidden]');
  seen?.remove();
  return { seen: seen?.textContent, spoken: copy.textContent };
}

it('shows how sure a count is, and says so in words', () => {
  expect(parts(<Count count={1284} />)).toEqual({ seen: undefined, spoken: '1.284' });
  expect(parts(<Count count={1000} precision="at-least" />)).toEqual({
    seen: '1.000+',
    spoken: 'en az 1.000',
  });
  expect(parts(<Count count={13_000} precision="estimated" />)).toEqual({
    seen: '≈13.000',
    spoken: 'yaklaşık 13.000',
  });
});

it('shows no estimate of none, as the sample may have missed some', () => {
  expect(parts(<Count count={0} precision="estimated" />)).toEqual({ seen: undefined, spoken: '' });
});
