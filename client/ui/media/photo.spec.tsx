import { cleanup, fireEvent, render } from '@testing-library/react';
import { Photo } from './photo';

afterEach(cleanup);

it('puts the fallback in place of a photo that cannot be had, once', () => {
  const { container } = render(<Photo src="/olmayan.jpg" className={undefined} width={960} height={720} />);
  const image = container.querySelector('img')!;
  fireEvent.error(image);
  expect(image.getAttribute('src')).toBe('/urun-gorseli-yok.svg');
  fireEvent.error(image);
  expect(image.getAttribute('src')).toBe('/urun-gorseli-yok.svg');
});
