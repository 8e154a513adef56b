import { type CurrentStaff } from '../session/current-staff';
import { staffWith } from '../session/test-staff';
import { hasNotices, noticeKind } from './notice-kinds';

const FAILED_JOBS = '/admin/isler?durum=basarisiz';

it.each([
  ['ORDER_PLACED', '7c41d0ae', 'Yeni sipariş #7c41d0ae', '/admin/siparisler/o1'],
  ['ORDER_CANCELLED', '7c41d0ae', 'Müşteri #7c41d0ae siparişini iptal etti', '/admin/siparisler/o1'],
  ['IMPORT_FINISHED', 'liste.xlsx', 'Aktarım bitti: liste.xlsx', '/admin/excel-ice-aktar/o1'],
  ['JOB_FAILED', 'order-received-mail', 'Gönderilemeyen e-posta: Müşteriye sipariş onayı', FAILED_JOBS],
  ['JOB_FAILED', 'staff-password-mail', 'Gönderilemeyen e-posta: Yöneticiye şifre değişikliği', FAILED_JOBS],
  ['JOB_FAILED', 'import-pictures', 'Tamamlanamayan iş: Görselleri indirme', FAILED_JOBS],
  ['JOB_FAILED', 'catalog-export', 'Tamamlanamayan iş: Kataloğu dosyaya yazma', FAILED_JOBS],
  ['JOB_FAILED', 'tidy-up', 'Tamamlanamayan iş: tidy-up', FAILED_JOBS],
])('says of %s of %s what happened and where it leads', (kind, label, text, address) => {
  const { text: textOf, address: addressOf } = noticeKind(kind);
  expect(textOf(label)).toBe(text);
  expect(addressOf?.('o1')).toBe(address);
});

it('leads from a side effect, which is numbered, to those that could not be sent', () => {
  expect(noticeKind('JOB_FAILED').address?.('42')).toBe('/admin/isler/gonderilemeyenler');
});

it('shows a kind of a newer server by what its subject is called', () => {
  const { text, address } = noticeKind('QUOTE_REQUESTED');
  expect(text('T-12')).toBe('Yeni bildirim: T-12');
  expect(address).toBeUndefined();
});

it.each<[CurrentStaff['permissions'], boolean]>([
  [['ORDERS'], true],
  [['SETTINGS'], true],
  [['IMPORT'], true],
  [['ALL'], true],
  [['CONTENT'], false],
  [[], false],
])('has notices for staff with %j: %s', (permissions, has) => {
  expect(hasNotices(staffWith({ permissions }))).toBe(has);
});
