import { Package } from 'lucide-react';
import { type PaletteGroup } from './palette-line';
import { matchedField, matchingGroups, partsOf, searchedWords } from './palette-matching';

const line = (title: string, keywords?: string) => ({
  id: title,
  icon: Package,
  title,
  to: '/admin',
  ...(keywords && { keywords }),
});
const GROUPS: PaletteGroup[] = [
  { title: 'Sayfalar', lines: [line('Siparişler'), line('Hesabım ve güvenlik', 'şifre')] },
  { title: 'İşlemler', lines: [line('Siparişleri dışa aktar', 'excel'), line('Çıkış Yap')] },
];

const titlesFor = (text: string) =>
  matchingGroups(GROUPS, text).flatMap(({ lines }) => lines.map(({ title }) => title));

it.each<[string, string[]]>([
  ['', ['Siparişler', 'Hesabım ve güvenlik', 'Siparişleri dışa aktar', 'Çıkış Yap']],
  ['SIPARIS', ['Siparişler', 'Siparişleri dışa aktar']],
  ['sipariş aktar', ['Siparişleri dışa aktar']],
  ['aktar sipariş', ['Siparişleri dışa aktar']],
  ['ÇIKIŞ', ['Çıkış Yap']],
  ['cikis', ['Çıkış Yap']],
  ['excel', ['Siparişleri dışa aktar']],
  ['şifre', ['Hesabım ve güvenlik']],
  ['pariş', []],
  ['%', []],
  ['👍', []],
  ['sipariş yok', []],
])('finds the lines for «%s»', (text, titles) => {
  expect(titlesFor(text)).toEqual(titles);
});

it('leaves out a group without a line', () => {
  expect(matchingGroups(GROUPS, 'cikis').map(({ title }) => title)).toEqual(['İşlemler']);
});

it.each<[string, string, string[]]>([
  ['Işıldak Mekanik A.Ş.', 'ISIL', ['Işıl']],
  ['İpek Işık', 'ipek isik', ['İpek', 'Işık']],
  ['PLT-040/40', 'plt040', ['PLT-040']],
  ['ayse.yilmaz@example.com', 'yilmaz@ex', ['yilmaz@ex']],
  ['#7c41d0ae', '#7C41', ['7c41']],
  ['Ayşe Kaya', 'ay', ['Ay']],
  ['Kaya', 'ay', []],
  ['Ali Veli', 'ali ali', ['Ali']],
  ['2" vana', '%_"', []],
  ['👍 Ayşe', 'ayşe', ['Ayşe']],
  ['Ayşe', '', []],
])('marks in «%s» what «%s» finds', (text, searched, marked) => {
  const parts = partsOf(text, searchedWords(searched));
  expect(parts.filter(({ isMatch }) => isMatch).map((part) => part.text)).toEqual(marked);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});

it('marks a word wherever it is found again', () => {
  const marked = partsOf('Yılmaz, Yılmaz Isı', ['yilmaz']).filter(({ isMatch }) => isMatch);
  expect(marked.map(({ text }) => text)).toEqual(['Yılmaz', 'Yılmaz']);
});

describe('the field that an order was found by', () => {
  const order = {
    ...line('#7c41d0ae'),
    detail: 'Ayşe Yılmaz · ₺120,00',
    foundBy: [
      { label: 'Stok kodu', value: 'PLT-040/40' },
      { label: 'Stok kodu', value: 'PMP 25 60' },
      { label: 'E-posta', value: 'ayse.yilmaz@example.com' },
      { label: 'Telefon', value: '0532 111 22 33' },
    ],
  };

  it.each<[string, string | undefined]>([
    ['plt040', 'PLT-040/40'],
    ['ayşe pmp', 'PMP 25 60'],
    ['pmp2560', 'PMP 25 60'],
    ['example.com', 'ayse.yilmaz@example.com'],
    ['0532 111', '0532 111 22 33'],
    ['5321112233', '0532 111 22 33'],
    ['+90 532 111 22 33', '0532 111 22 33'],
    ['yılmaz', undefined],
    ['7c41', undefined],
    ['', undefined],
  ])('for «%s» is %s', (searched, value) => {
    expect(matchedField(order, searchedWords(searched))?.value).toBe(value);
  });
});
