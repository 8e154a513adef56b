import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { fragmentOf } from '../../../graphql/test-answers';
import { Gallery, GalleryFragment } from './gallery';

const picture = (id: string) => ({
  id,
  alt: id === 'arka' ? 'Arkadan' : '',
  width: 960,
  height: 720,
  full: `/${id}-960.webp`,
  small: `/${id}-160.webp`,
  medium: `/${id}-480.webp`,
  large: `/${id}-960.webp`,
});

function show(...ids: string[]) {
  const product = fragmentOf(GalleryFragment, { name: 'Küresel Vana', pictures: ids.map(picture) });
  render(<Gallery product={product} />);
}

const main = () => screen.getByRole('img', { name: /^(Küresel Vana|Arkadan)$/ }).getAttribute('src');
const thumbnail = (name: string) => screen.getByRole('link', { name });

afterEach(cleanup);

it('shows the first picture under the name of the product, and another one on demand', () => {
  show('on', 'arka');
  expect(main()).toBe('/on-480.webp');
  fireEvent.click(thumbnail('Görsel 2, Arkadan'));
  expect(main()).toBe('/arka-480.webp');
  expect(thumbnail('Görsel 2, Arkadan').getAttribute('aria-current')).toBe('true');
});

it('goes from picture to picture with the arrow keys, and stops at both ends', () => {
  show('on', 'arka');
  thumbnail('Görsel 1').focus();
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  press('ArrowRight');
  expect([document.activeElement, main()]).toEqual([thumbnail('Görsel 2, Arkadan'), '/arka-480.webp']);
  press('ArrowRight');
  expect(document.activeElement).toBe(thumbnail('Görsel 2, Arkadan'));
  press('ArrowLeft');
  expect([document.activeElement, main()]).toEqual([thumbnail('Görsel 1'), '/on-480.webp']);
});

it('shows the fallback in place of pictures there are none of, with nothing to enlarge', () => {
  show();
  expect(main()).toBe('/urun-gorseli-yok.svg');
  expect(screen.queryByRole('button')).toBeNull();
});
