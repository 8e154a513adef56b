import { partsOf } from './content-check';

it('asks about each placeholder and each address of a page once', () => {
  const items = Array.from({ length: 60 }, () => ({ title: '{yil}', text: 'Bir {siteAdi},\n{iki kelime}' }));
  const sections = Array.from({ length: 40 }, (_, place) => ({
    key: `bolum-${String(place)}`,
    title: 'Başlık',
    content: '{yil} {siteAdi}',
    items,
  }));
  const links = [
    { key: 'a', text: '{kep}', url: ' /urunler ' },
    { key: 'b', text: 'B', url: '/urunler' },
    { key: 'c', text: 'C', url: '' },
  ];
  expect(partsOf({ title: '{unvan}', isShown: true, heroImage: null, sections, links })).toEqual({
    texts: ['{unvan} {yil} {siteAdi} {kep}'],
    addresses: ['/urunler'],
  });
});
