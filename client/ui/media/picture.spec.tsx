import { cleanup, fireEvent, render } from '@testing-library/react';
import { chooseTheme } from '../../design/theme-choice';
import { fragmentOf } from '../../graphql/test-answers';
import { Picture, ThemedPictureFragment } from './picture';

afterEach(() => {
  cleanup();
  chooseTheme('system');
});

it('is one picture, whose source for dark grounds follows the chosen theme', () => {
  chooseTheme('dark');
  const source = renderPicture().querySelector('source')!;
  expect(source.media).toBe('all');
  expect(source.srcset).toContain('/koyu-480.webp 480w');
  chooseTheme('light');
  expect(source.media).toBe('not all');
});

it('keeps its room while it loads, and so does the fallback of a picture that never was', () => {
  const roomOf = (container: HTMLElement) => {
    const { width, height } = container.querySelector('img')!;
    return [width, height];
  };
  expect(roomOf(renderPicture())).toEqual([960, 720]);
  const { container } = render(<Picture picture={null} alt="" sizes="94vw" />);
  expect(container.querySelector('img')!.getAttribute('src')).toBe('/urun-gorseli-yok.svg');
  expect(roomOf(container)).toEqual([800, 600]);
});

it('leaves no source of a rendition that cannot be had above the fallback', () => {
  const container = renderPicture();
  const image = container.querySelector('img')!;
  fireEvent.error(image);
  expect(image.getAttribute('src')).toBe('/urun-gorseli-yok.svg');
  expect(container.querySelector('source')!.hasAttribute('srcset')).toBe(false);
});

function renderPicture(): HTMLElement {
  const picture = fragmentOf(ThemedPictureFragment, {
    width: 960,
    height: 720,
    small: '/acik-160.webp',
    medium: '/acik-480.webp',
    large: '/acik-960.webp',
    darkSmall: '/koyu-160.webp',
    darkMedium: '/koyu-480.webp',
    darkLarge: '/koyu-960.webp',
  });
  return render(<Picture picture={picture} alt="" sizes="94vw" loading="first" />).container;
}
