import { anchorHeadings, questionsAndAnswers } from './prose-html';

it('gives every h2 an anchor and lists them in order', () => {
  const { html, headings } = anchorHeadings(
    '<h2>Süre</h2><p>a</p><h3>Alt</h3><h2>Ücret &amp; <em>vergi</em></h2>',
  );
  expect(html).toBe(
    '<h2 id="bolum-1">Süre</h2><p>a</p><h3>Alt</h3><h2 id="bolum-2">Ücret &amp; <em>vergi</em></h2>',
  );
  expect(headings).toEqual([
    { id: 'bolum-1', text: 'Süre' },
    { id: 'bolum-2', text: 'Ücret & vergi' },
  ]);
});

it('leaves a text without headings as it is', () => {
  expect(anchorHeadings('<p>Kısa</p>')).toEqual({ html: '<p>Kısa</p>', headings: [] });
});

it('reads each h2 as a question and what follows as its answer', () => {
  const html = '<p>Giriş</p><h2>Kargo kaç lira?</h2><p>₺150, <a href="/x">KDV dahil</a>.</p><h2>Boş mu?</h2>';
  expect(questionsAndAnswers(html)).toEqual([{ question: 'Kargo kaç lira?', answer: '₺150, KDV dahil.' }]);
});
