import { type CurrentStaff } from '../session/current-staff';
import { hasNotices, noticeKind } from './notice-kinds';

it.each([
  ['ORDER_PLACED', '7c41d0ae', 'Yeni sipariş #7c41d0ae', '/admin/siparisler/o1'],
  ['ORDER_CANCELLED', '7c41d0ae', 'Müşteri #7c41d0ae siparişini iptal etti', '/admin/siparisler/o1'],
  ['JOB_FAILED', 'order-received-mail', 'Gönderilemeyen e-posta: Müşteriye sipariş onayı', undefined],
  ['JOB_FAILED', 'staff-password-mail', 'Gönderilemeyen e-posta: Yöneticiye şifre değişikliği', undefined],
  ['JOB_FAILED', 'import-pictures', 'Tamamlanamayan iş: import-pictures', undefined],
])('says of %s of %s what happened and where it leads', (kind, label, text, address) => {
  const { text: textOf, address: addressOf } = noticeKind(kind);
  expect(textOf(label)).toBe(text);
  expect(addressOf?.('o1')).toBe(address);
});

it('shows a kind of a newer server by what its subject is called', () => {
  const { text, address } = noticeKind('QUOTE_REQUESTED');
  expect(text('T-12')).toBe('Yeni bildirim: T-12');
  expect(address).toBeUndefined();
});

it.each([
  [['ORDERS'], true],
  [['SETTINGS'], true],
  [['ALL'], true],
  [['CONTENT'], false],
  [[], false],
])('has notices for staff with %j: %s', (permissions, has) => {
  expect(hasNotices({ permissions } as unknown as CurrentStaff)).toBe(has);
});
