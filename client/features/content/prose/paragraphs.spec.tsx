import { cleanup, render } from '@testing-library/react';
import { Paragraphs } from './paragraphs';

const shown = ({ children }: Element) => [...children].map(({ textContent }) => textContent);
const paragraphsOf = (text: string) => shown(render(<Paragraphs text={text} />).container);

afterEach(cleanup);

it('parts paragraphs at blank lines and keeps single line breaks', () => {
  expect(paragraphsOf('Bir\niki\n\n  üç \n \n\n')).toEqual(['Bir\niki', 'üç']);
});

it('keeps two equal paragraphs apart', () => {
  const { container, rerender } = render(<Paragraphs text={'Bir\n\nBir'} />);
  expect(shown(container)).toEqual(['Bir', 'Bir']);
  rerender(<Paragraphs text="İki" />);
  expect(shown(container)).toEqual(['İki']);
});

it('makes nothing of an empty text', () => {
  expect(paragraphsOf('  \n')).toEqual([]);
});
