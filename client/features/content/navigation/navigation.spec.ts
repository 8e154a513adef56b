import { currentLink, inOrder } from './navigation';

const link = (url: string, order = 1, id = url) => ({ id, text: url, url, order });
const LINKS = ['/', '/urunler', '/urunler?yeni=true', '/kategori', '/kategori/vanalar', '/hakkimizda'].map(
  (url) => link(url),
);
const current = (address: string) => {
  const { pathname, search } = new URL(address, 'http://shop');
  return currentLink(LINKS, { pathname, search })?.url;
};

it('sorts by order and keeps equal ones stable by id', () => {
  const links = [link('/c', 2), link('/b', 1, 'b'), link('/a', 1, 'a')];
  expect(inOrder(links).map(({ url }) => url)).toEqual(['/a', '/b', '/c']);
  expect(inOrder([...links].reverse()).map(({ url }) => url)).toEqual(['/a', '/b', '/c']);
});

it('highlights home on the home page alone', () => {
  expect(current('/')).toBe('/');
  expect(current('/sss')).toBeUndefined();
});

it('highlights the longest path the address lies under', () => {
  expect(current('/kategori/vanalar')).toBe('/kategori/vanalar');
  expect(current('/kategori/pompalar')).toBe('/kategori');
});

it('does not take a longer word for a path below', () => {
  expect(current('/urunler-eski')).toBeUndefined();
});

it('prefers the link whose parameters the address has', () => {
  expect(current('/urunler?stok=var')).toBe('/urunler');
  expect(current('/urunler?yeni=true&stok=var')).toBe('/urunler?yeni=true');
});

it('never highlights a link that leaves the shop', () => {
  expect(currentLink([link('https://ornek.com/'), link('//ornek.com')], { pathname: '/', search: '' })).toBe(
    undefined,
  );
});
