import { Boxes, Gauge, Package, ShieldCheck } from 'lucide-react';
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
const START: PanelSection = { path: '', title: 'Dashboard', icon: Gauge, group: 'start', screens };
const ACCOUNT: PanelSection = { path: 'hesabim', title: 'Hesabım', icon: ShieldCheck, group: 'own', screens };
const SECTIONS = [START, ORDERS, PRODUCTS, ACCOUNT];

const titlesFor = (...permissions: CurrentStaff['permissions']) =>
  permittedSections(SECTIONS, staffWith({ permissions })).map(({ title }) => title);

it('shows staff the sections they are permitted and those of everybody', () => {
  expect(titlesFor('CATALOG')).toEqual(['Dashboard', 'Ürünler', 'Hesabım']);
  expect(titlesFor('CONTENT')).toEqual(['Dashboard', 'Hesabım']);
  expect(titlesFor()).toEqual(['Dashboard', 'Hesabım']);
});

it('shows a super admin every section', () => {
  expect(titlesFor('ALL')).toEqual(['Dashboard', 'Siparişler', 'Ürünler', 'Hesabım']);
});

it.each([
  ['/admin/siparisler', 'Siparişler'],
  ['/admin/siparisler/7c41d0ae', 'Siparişler'],
  ['/admin/siparisler/', 'Siparişler'],
  ['/admin/siparislerim', undefined],
  ['/admin', 'Dashboard'],
  ['/admin/', 'Dashboard'],
  ['/admin/yok', undefined],
])('finds the section of %s', (pathname, title) => {
  expect(sectionAt(SECTIONS, pathname)?.title).toBe(title);
});
