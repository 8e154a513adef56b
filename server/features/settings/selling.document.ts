import { z } from 'zod';
import { isTaxNumber } from '../../kernel/invoice-party/tax-number.js';

const line = (label: string) => z.string(`${label} boş olamaz.`).trim().min(1, `${label} boş olamaz.`);

export const TAX_NUMBER_WRONG = 'Vergi numarasının bir hanesi yanlış: son hane diğerlerine uymuyor.';

/** VKN, as invoices of what is sent with a carrier name it. */
const vkn = z
  .string()
  .trim()
  .regex(/^\d{10}$/, { error: 'Vergi numarası 10 rakamdır.', abort: true })
  .refine(isTaxNumber, TAX_NUMBER_WRONG);

const carrier = z.object({
  name: line('Kargo firması'),
  /** Where anybody looks a parcel up; its number ends the address. */
  trackingAddress: z
    .url({ protocol: /^https?$/, error: 'Takip adresini https:// ile başlayarak yazın.' })
    .nullable(),
  taxNumber: vkn.nullable(),
});

export const carriers = z
  .array(carrier)
  .refine(
    (rows) => new Set(rows.map(({ name }) => name.toLocaleLowerCase('tr'))).size === rows.length,
    'Her kargo firması yalnızca bir kez yazılabilir.',
  );

export type Carrier = z.output<typeof carrier>;

const METHODS = ['bank_transfer', 'credit_card', 'cash_on_delivery'] as const;

const paymentMethod = z.object({
  method: z.enum(METHODS),
  /** One that is off is not offered any more; orders that were placed with it keep it. */
  enabled: z.boolean(),
  /** What it means, beside it at checkout. */
  description: line('Ödeme sayfasındaki açıklama'),
  /** What to do, once the order is placed. */
  instructions: line('Sipariş sonrası açıklama'),
});

export const paymentMethods = z
  .array(paymentMethod)
  .refine(
    (rows) =>
      rows.length === METHODS.length && new Set(rows.map(({ method }) => method)).size === METHODS.length,
    'Her ödeme yöntemi bir kez yer almalıdır.',
  )
  .refine((rows) => rows.some(({ enabled }) => enabled), 'En az bir ödeme yöntemi açık kalmalıdır.');

export type PaymentMethodSetting = z.output<typeof paymentMethod>;

export const DEFAULT_CARRIERS: Carrier[] = [
  ['Yurtiçi Kargo', 'https://www.yurticikargo.com/tr/online-servisler/gonderi-sorgula?code='],
  ['Aras Kargo', 'https://kargotakip.araskargo.com.tr/mainpage.aspx?code='],
  ['MNG Kargo', 'https://kargotakip.mngkargo.com.tr/?takipNo='],
  ['Sürat Kargo', 'https://suratkargo.com.tr/KargoTakip/?kargotakipno='],
  ['PTT Kargo', 'https://gonderitakip.ptt.gov.tr/Track/Verify?q='],
  ['UPS', 'https://www.ups.com/track?loc=tr_TR&tracknum='],
  ['DHL', 'https://www.dhl.com/tr-tr/home/tracking.html?tracking-id='],
].map(([name = '', trackingAddress = null]) => ({ name, trackingAddress, taxNumber: null }));

export const DEFAULT_PAYMENT_METHODS: PaymentMethodSetting[] = [
  {
    method: 'bank_transfer',
    enabled: true,
    description: 'Sipariş numaranızı açıklamaya yazarak havale veya EFT ile ödersiniz.',
    instructions:
      'Toplam tutarı havale veya EFT ile gönderin, açıklamaya sipariş numaranızı yazın. Ödemeniz hesaba geçince siparişiniz hazırlanır.',
  },
  {
    method: 'credit_card',
    enabled: true,
    description: 'Ödeme için sizinle iletişime geçilecek. Kart bilgileriniz bu sitede istenmez.',
    instructions:
      'Ödeme için sizinle iletişime geçilecek. Kart bilgilerinizi sitede, e-postada veya mesajda istemeyiz.',
  },
  {
    method: 'cash_on_delivery',
    enabled: true,
    description: 'Ödemeyi ürünler teslim edilirken yaparsınız.',
    instructions:
      'Ödemeyi ürünler teslim edilirken yaparsınız. Toplam tutarı hazır bulundurmanızı rica ederiz.',
  },
];
