import { type DataRouteMatch } from 'react-router-dom';
import { describePage } from './route-head';

const head = (path: string, params = {}) => {
  const handle = { isPersonal: true, meta: () => ({ title: 'Sepet', description: '' }) };
  const matches = [{ route: { id: 'screen', handle }, params }] as unknown as DataRouteMatch[];
  const layout = { siteSettings: {}, header: {} };
  return describePage(
    { matches, loaderData: { layout }, errors: null },
    new URL(path, 'https://ornek.com.tr'),
    'https://ornek.com.tr',
  ).head;
};
const canonical = (tags: ReturnType<typeof head>) =>
  tags.find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href;

it('gives a personal page its address without parameters as the canonical one, and keeps it out of indexes', () => {
  const tags = head('/sepet?adim=odeme');
  expect(canonical(tags)).toBe('https://ornek.com.tr/sepet');
  expect(tags.find(({ attributes }) => attributes.name === 'robots')?.attributes.content).toBe(
    'noindex, nofollow',
  );
});

it('writes no canonical address where the path of a personal page holds a secret', () => {
  expect(canonical(head('/siparis-takip/gizli', { token: 'gizli' }))).toBeUndefined();
});

it.each([true, false])(
  'lets a page be cached unless its screen says otherwise: isUncached %s',
  (isUncached) => {
    const handle = { meta: () => ({ title: '', description: '', isUncached }) };
    const matches = [{ route: { id: 'screen', handle }, params: {} }] as unknown as DataRouteMatch[];
    const loaderData = { layout: { siteSettings: {}, header: {} } };
    const origin = 'https://ornek.com.tr';
    const described = describePage({ matches, loaderData, errors: null }, new URL(origin), origin);
    expect(described.isUncached).toBe(isUncached);
  },
);
