import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SiteContext } from '../../shop/site';
import { BuiltPagesContext } from '../../ui/navigation/built-pages';
import { Component } from './home-screen';
import { homeWith } from './test-home';

const SITE = { phone: '', whatsappNumber: null, closedDays: [], origin: 'https://magaza.test' };
const section = (id: string, title: string, items: object[] = []) => ({ id, title, content: '', items });

const SECTIONS = [
  section('quick-catalog', 'Tüm ürünler'),
  section('reasons', 'Neden biz'),
  section('categories', 'Kategoriler'),
  section('featured', 'Öne çıkan ürünler'),
  section('new', 'Yeni gelenler'),
  section('statistics', 'Rakamlarla', [{ title: '25+', text: 'yıllık deneyim' }]),
  section('claims', 'Sözümüz'),
  section('call-block', 'Bizi arayın'),
];

function show(sections: object[]) {
  const home = homeWith({ page: { sections } });
  const routes = [{ path: '/', id: 'screen', Component, loader: () => home }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { screen: home } } });
  render(
    <SiteContext value={SITE}>
      <BuiltPagesContext value={() => false}>
        <RouterProvider router={router} />
      </BuiltPagesContext>
    </SiteContext>,
  );
}

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

afterEach(cleanup);

it('has no heading above nothing while the shop has no products', () => {
  show(SECTIONS);
  expect(headings()).toEqual(['Tesisat', 'Rakamlarla', 'Bizi arayın']);
  expect(screen.queryByText('ürün çeşidi')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Hızlı işlemler' })).toBeNull();
});

it('does without every section that staff took out', () => {
  show([]);
  expect(headings()).toEqual(['Tesisat']);
});

it('shows sections in the order that staff gave them, those that they added too', () => {
  const own = { ...section('bolum-1', 'Servis ağımız'), content: 'Yedi bölgede.' };
  const reasons = section('reasons', 'Neden biz', [{ title: 'Stok', text: 'Depoda' }]);
  const figures = section('statistics', 'Rakamlarla', [{ title: '25+', text: 'yıllık deneyim' }]);
  show([figures, own, reasons]);
  expect(headings()).toEqual(['Tesisat', 'Rakamlarla', 'Servis ağımız', 'Neden biz', 'Stok']);
});
