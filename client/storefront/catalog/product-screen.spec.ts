/** @vitest-environment node */
import { openServerClient } from '../../graphql/client';
import { loader } from './product-screen';

const product = { slug: 'vana-50', name: 'Vana', attributes: [], similar: [], minOrderPrice: {} };

function load(shown: typeof product | null, search = '') {
  const data = { product: shown, siteSettings: { freeShippingThreshold: null } };
  const { client } = openServerClient(() => Promise.resolve({ data }));
  const url = new URL(`https://magaza.test/urun/eski-vana${search}`);
  return loader({ client, url, params: { slug: 'eski-vana' } });
}

it('is not found under an unknown slug, with a way to all products', async () => {
  await expect(load(null)).rejects.toMatchObject({
    page: { title: 'Ürün bulunamadı', back: { to: '/urunler' } },
  });
});

it('has moved for good from an earlier slug, with its tab', async () => {
  await expect(load(product, '?sekme=ozellikler')).rejects.toMatchObject({
    path: '/urun/vana-50?sekme=ozellikler',
    status: 301,
  });
});
