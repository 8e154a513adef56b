import { dictionaryOf, evidenceIn } from './wizard.dictionary.js';

const found = (entries: string[], ...texts: string[]) =>
  evidenceIn(texts, ['answer'], dictionaryOf([{ id: 'answer', terms: entries }]))[0]?.[1] ?? null;

it.each([
  ['arıtma', 'Su arıtması', true],
  ['ARITMA', 'su arıtma', true],
  ['ısıtma', 'Merkezi ISITMA', true],
  ['verim', 'Yüksek verimli plaka', true],
  ['verim', 'Isıl verim %96', true],
  ['su', 'Su temini', true],
  ['su', 'İçme suyu', false],
  ['su', 'Basınçsız', false],
  ['su', 'Sürgülü vana', false],
  ['gıda', 'Kırmızı', false],
  ['tıma', 'Isıtma', false],
  ['az yer', 'Az yer kaplar', true],
  ['az yer', 'Yer az', false],
  ['1.4404', 'Plaka 1.4404', true],
  ['316', 'AISI 316L', false],
  ['…', 'Üç nokta …', false],
])('«%s» stands for «%s»: %s', (word, text, isFound) => {
  expect(found([word], text)).toBe(isFound ? text : null);
});

it('names the first text that fits, in the words of the product', () => {
  expect(found(['kimya', 'ilaç'], 'HVAC', 'İlaç sanayii', 'Kimya')).toBe('İlaç sanayii');
});
