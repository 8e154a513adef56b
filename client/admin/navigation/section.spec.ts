import { Boxes, Package, ShieldCheck } from 'lucide-react';
import { type CurrentStaff } from '../session/current-staff';
import { staffWith } from '../session/test-staff';
import { permittedSections, type PanelSection, sectionAt } from './section';

const screens = {};
const ORDERS: PanelSection = {
  path: 'siparisler',
  title: 'Siparişler',
  icon: Package,
  group: 'sales',
  permission: 'ORDERS',
  screens,
};
const PRODUCTS: PanelSection = {
  ...ORDERS,
  path: 'urunler',
  title: 'Ürünler',
  icon: Boxes,
  permission: 'CATALOG',
};
const ACCOUNT: PanelSection = { path: 'hesabim', title: 'Hesabım', icon: ShieldCheck, group: 'own', screens };
const SECTIONS = [ORDERS, PRODUCTS, ACCOUNT];

const titlesFor = (...permissions: CurrentStaff['permissions']) =>
  permittedSections(SECTIONS, staffWith({ permissions })).map(({ title }) => title);

it('shows staff the sections they are permitted and those of everybody', () => {
  expect(titlesFor('CATALOG')).toEqual(['Ürünler', 'Hesabım']);
  expect(titlesFor('CONTENT')).toEqual(['Hesabım']);
  expect(titlesFor()).toEqual(['Hesabım']);
});

it('shows a super admin every section', () => {
  expect(titlesFor('ALL')).toEqual(['Siparişler', 'Ürünler', 'Hesabım']);
});

it.each([
  ['/admin/siparisler', 'Siparişler'],
  ['/admin/siparisler/7c41d0ae', 'Siparişler'],
  ['/admin/siparisler/', 'Siparişler'],
  ['/admin/siparislerim', undefined],
  ['/admin', undefined],
])('finds the section of %s', (pathname, title) => {
  expect(sectionAt(SECTIONS, pathname)?.title).toBe(title);
});
