import { staffWith } from '../session/test-staff';
import { thingAddress } from './thing-address';

it('leads to the screen of what a record is about', () => {
  const staff = staffWith({ permissions: ['ALL'] });
  expect(thingAddress({ kind: 'order', id: '3f' }, staff)).toBe('/admin/siparisler/3f');
  expect(thingAddress({ kind: 'settings', id: 'site' }, staff)).toBe('/admin/ayarlar/genel');
  expect(thingAddress({ kind: 'login', id: '3f' }, staff)).toBeUndefined();
  expect(thingAddress({ kind: 'order', id: '' }, staff)).toBeUndefined();
});

it('leads nobody to a screen that they may not see', () => {
  const staff = staffWith({ permissions: ['USERS'] });
  expect(thingAddress({ kind: 'user', id: 'u1' }, staff)).toBe('/admin/kullanicilar/u1');
  for (const kind of ['order', 'quote', 'message', 'product', 'import', 'settings', 'job']) {
    expect(thingAddress({ kind, id: '3f' }, staff)).toBeUndefined();
  }
});
