import { paragraphs } from './sections';

it('parts paragraphs at blank lines and keeps single line breaks', () => {
  expect(paragraphs('Bir\niki\n\n  üç \n \n\n')).toEqual(['Bir\niki', 'üç']);
});

it('makes nothing of an empty text', () => {
  expect(paragraphs('  \n')).toEqual([]);
});
