import { CARRIERS } from './carriers.field';
import { PAYMENT_METHOD_SETTINGS } from './payment-methods.field';

const ARAS = { name: 'Aras Kargo', trackingAddress: 'https://kargo.example/?code=', taxNumber: '' };
const messages = (schema: typeof CARRIERS.schema, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

it('saves empty addresses and numbers of carriers as none, and reads them again', () => {
  const stored = [{ name: 'Elden', trackingAddress: null, taxNumber: null }];
  const values = CARRIERS.read(stored);
  expect(values).toEqual([{ name: 'Elden', trackingAddress: '', taxNumber: '' }]);
  expect(CARRIERS.write(values)).toEqual(stored);
});

it.each([
  [{ ...ARAS, trackingAddress: 'kargo.example' }, 'https:// ile başlayan adresi yazın.'],
  [{ ...ARAS, trackingAddress: 'javascript:alert(1)' }, 'https:// ile başlayan adresi yazın.'],
  [{ ...ARAS, taxNumber: '4540536921' }, '10 rakamlı vergi numarasını yazın; bir hanesi yanlış olabilir.'],
  [{ ...ARAS, name: '' }, 'Kargo firması boş olamaz.'],
])('refuses the carrier %j', (carrier, message) => {
  expect(messages(CARRIERS.schema, [carrier])).toEqual([message]);
});

it('refuses a carrier that is written twice', () => {
  expect(messages(CARRIERS.schema, [ARAS, { ...ARAS, name: 'ARAS KARGO ' }])).toEqual([
    'İki kez yazılmış: ARAS KARGO .',
  ]);
});

it('keeps one way to pay at least, and names all of them with their state', () => {
  const off = PAYMENT_METHOD_SETTINGS.read([
    { method: 'bank_transfer', enabled: false, description: 'Havale.', instructions: 'Gönderin.' },
    { method: 'credit_card', enabled: false, description: 'Kart.', instructions: 'Bekleyin.' },
  ]);
  expect(PAYMENT_METHOD_SETTINGS.text(off)).toBe('Banka Havalesi: Kapalı, Kredi Kartı: Kapalı');
  const [message] = PAYMENT_METHOD_SETTINGS.schema.safeParse(off).error?.issues ?? [];
  expect(message?.message).toBe('En az bir ödeme yöntemi açık kalmalıdır.');
});
