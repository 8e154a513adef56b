import { cleanup, render } from '@testing-library/react';
import { OpenNow } from './open-now';

afterEach(cleanup);

it('says nothing where no hours are kept', () => {
  const { container } = render(<OpenNow hours={[]} />);
  expect(container.childElementCount).toBe(0);
});

it('says that the shop is closed where no day is open', () => {
  const { container } = render(
    <OpenNow hours={[{ label: 'Pazar', days: [7], opens: null, closes: null }]} />,
  );
  expect(container.textContent).toBe('Şu an kapalı');
});
