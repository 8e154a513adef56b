import { type CurrentStaff } from '../session/current-staff';
import { staffWith } from '../session/test-staff';
import { hasNotices, noticeKind } from './notice-kinds';

const subject = (label: string, more: object = {}) => ({
  id: 'o1',
  label,
  outcome: null,
  buyer: null,
  total: null,
  ...more,
});

const FAILED_JOBS = '/admin/isler?durum=basarisiz';

it.each([
  ['ORDER_PLACED', '7c41d0ae', 'Yeni sipariş #7c41d0ae', '/admin/siparisler/o1'],
  ['ORDER_CANCELLED', '7c41d0ae', 'Müşteri #7c41d0ae siparişini iptal etti', '/admin/siparisler/o1'],
  ['STOCK_LOW', 'DN50 Vana', 'Stok azaldı: DN50 Vana', '/admin/urunler/o1'],
  ['IMPORT_FINISHED', 'liste.xlsx', 'Aktarım bitti: liste.xlsx', '/admin/excel-ice-aktar/o1'],
  ['JOB_FAILED', 'order-received-mail', 'Gönderilemeyen e-posta: Müşteriye sipariş onayı', FAILED_JOBS],
  ['JOB_FAILED', 'new-message-chat', 'Gönderilemeyen bildirim: Mağazaya yeni mesaj (WhatsApp)', FAILED_JOBS],
  ['JOB_FAILED', 'staff-password-mail', 'Gönderilemeyen e-posta: Çalışana şifre değişikliği', FAILED_JOBS],
  ['JOB_FAILED', 'import-pictures', 'Tamamlanamayan iş: Görselleri indirme', FAILED_JOBS],
  ['JOB_FAILED', 'catalog-export', 'Tamamlanamayan iş: Kataloğu dosyaya yazma', FAILED_JOBS],
  ['JOB_FAILED', 'tidy-up', 'Tamamlanamayan iş: tidy-up', FAILED_JOBS],
])('says of %s of %s what happened and where it leads', (kind, label, text, address) => {
  const { text: textOf, address: addressOf } = noticeKind(kind);
  expect(textOf(subject(label))).toBe(text);
  expect(addressOf?.('o1')).toBe(address);
});

it.each([
  ['QUOTE_REQUESTED', 'Yeni teklif talebi TKL-7C41D0AE: Işık Tesisat'],
  ['QUOTE_COUNTERED', 'Karşı teklif TKL-7C41D0AE: Işık Tesisat'],
  ['QUOTE_MESSAGE', 'Teklif mesajı TKL-7C41D0AE: Işık Tesisat'],
  ['QUOTE_ACCEPTED', 'Müşteri TKL-7C41D0AE teklifini kabul etti: Işık Tesisat, ₺1.350'],
  ['QUOTE_DECLINED', 'Müşteri TKL-7C41D0AE teklifini reddetti: Işık Tesisat'],
])('says of %s who it was', (kind, text) => {
  const quote = subject('TKL-7C41D0AE', { buyer: 'Işık Tesisat', total: 135_000 });
  expect(noticeKind(kind).text(quote)).toBe(text);
});

it('says who ordered and for how much, as far as that is known', () => {
  const { text } = noticeKind('ORDER_PLACED');
  const order = subject('7c41d0ae', { buyer: 'Uğur Köprülü', total: 28_418_400 });
  expect(text(order)).toBe('Yeni sipariş #7c41d0ae: Uğur Köprülü, ₺284.184');
  expect(text({ ...order, buyer: null })).toBe('Yeni sipariş #7c41d0ae: ₺284.184');
  const cancelled = 'Müşteri #7c41d0ae siparişini iptal etti: Uğur Köprülü, ₺284.184';
  expect(noticeKind('ORDER_CANCELLED').text(order)).toBe(cancelled);
});

it.each([
  ['APPLIED', 'Aktarım uygulandı: liste.xlsx'],
  ['UNDONE', 'Aktarım geri alındı: liste.xlsx'],
  ['FAILED', 'Aktarım başarısız: liste.xlsx'],
  ['CANCELLED', 'Aktarım durduruldu: liste.xlsx'],
] as const)('says of an import how it ended: %s', (outcome, text) => {
  expect(noticeKind('IMPORT_FINISHED').text(subject('liste.xlsx', { outcome }))).toBe(text);
});

it('leads from a side effect, which is numbered, to those that could not be sent', () => {
  expect(noticeKind('JOB_FAILED').address?.('42')).toBe('/admin/isler/gonderilemeyenler');
});

it('shows a kind of a newer server by what its subject is called', () => {
  const { text, address } = noticeKind('PRODUCT_RATED');
  expect(text(subject('T-12'))).toBe('Yeni bildirim: T-12');
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
