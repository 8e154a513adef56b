import { allPrintable } from './printable.js';

const BREAK = '\u200B';

it('lets lines end within words that no line holds, so that none is laid out letter by letter', () => {
  const word = 'ğ'.repeat(3_000);
  const { text } = allPrintable({ text: `Not: ${word} son` });
  expect(text.replaceAll(BREAK, '')).toBe(`Not: ${word} son`);
  expect(Math.max(...text.split(/[\s\u200B]/).map(({ length }) => length))).toBe(40);
});

it('parts no letter from the mark on it', () => {
  const word = 'q\u0307'.repeat(100);
  for (const piece of allPrintable(word).split(BREAK)) expect(piece).toMatch(/^(?:q\u0307)*$/);
});

it('leaves words of people and addresses of links in one piece', () => {
  const words = 'Çekoslovakyalılaştıramadıklarımızdanmışsınızcasına TR33 0006 1005';
  const link = `https://magaza.example/${'a'.repeat(200)}`;
  const run = allPrintable({ blocks: [{ text: words, link }] });
  expect(run).toEqual({ blocks: [{ text: words, link }] });
});
