import { PLACED_BY_COMPANY } from '../../../testing/placed-order.js';
import type { DocumentOrder } from './document-order.js';
import { renderDocument } from './rendered-document.js';

const PAGE = {
  slug: 'on-bilgilendirme',
  title: 'Ön Bilgilendirme Formu',
  version: 3,
  markdown: '## Cayma hakkı',
};

const ORDER: DocumentOrder = PLACED_BY_COMPANY;

const render = (order = ORDER) => renderDocument(PAGE, order);

/** What a reader sees: no markup, entities as characters. */
function readingOf(html: string): string {
  const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
  return html.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, (entity) => characters[entity] ?? entity);
}

it('renders the same text for the same order every time', () => {
  const [first, second] = [render(), render(structuredClone(ORDER))];
  expect(second.markdown).toBe(first.markdown);
  expect(second.hash).toBe(first.hash);
  expect(first.hash).toMatch(/^[0-9a-f]{64}$/);
});

it.each([
  ['buyer', 'Ayşe Yılmaz'],
  ['e-mail', 'ayse_yilmaz@example.com'],
  ['phone', '0532 111 22 33'],
  ['company', 'Yılmaz Isı A.Ş.'],
  ['tax office', 'Vergi dairesi: Kadıköy'],
  ['tax number', '1234567890'],
  ['delivery address', 'Teslimat adresi: Atatürk Cad. No: 5, 34710 Kadıköy / İstanbul'],
  ['invoice address', 'Fatura adresi: Sanayi Sok. 12/3, Nilüfer / Bursa'],
  ['payment method', 'Ödeme yöntemi: Banka Havalesi'],
  ['product', 'Plakalı Isı Eşanjörü'],
  ['brand and model', 'marka: Termo; model: TP-20'],
  ['choices', 'Bağlantı: DN50; Plaka sayısı: 30'],
  ['quantity with its unit', '1.250 adet'],
  ['net unit price', '₺12.500,00'],
  ['net sum of a line', '₺15.625.000,00'],
  [
    'delivery time of what is in stock and of what is not',
    'teslim süresi: 1.000 adet stoktan 3 hafta, 250 adet tedarik edilerek en geç 30 gün',
  ],
  ['delivery time where none is known', 'teslim süresi: en geç 30 gün'],
  ['second product', 'Küresel Vana'],
  ['its price', '₺99,99'],
  ['its sum', '₺199,98'],
  ['subtotal', '₺15.625.199,98'],
  ['tax rate', 'KDV (%20)'],
  ['tax', '₺3.125.040,00'],
  ['shipping', '₺150,00'],
  ['total', '₺18.750.389,98'],
  ['words beside the total', 'Genel toplam (KDV Dahil)'],
  ['terms of the page', 'Cayma hakkı'],
])('states the %s', (_fact, words) => {
  expect(readingOf(render().html)).toContain(words);
});

it('puts the summary of the order before the terms of the page', () => {
  const { html } = render();
  expect(html.indexOf('<h2>Sipariş özeti</h2>')).toBe(0);
  expect(html).toContain('<hr>\n<h2>Cayma hakkı</h2>');
});

it('leaves out company and tax fields for a private buyer', () => {
  const buyer = { ...ORDER.buyer, company: null, taxNumber: null, taxOffice: null };
  expect(readingOf(render({ ...ORDER, buyer }).html)).not.toMatch(/Şirket|Vergi/);
});

it.each<[string, (order: DocumentOrder) => DocumentOrder]>([
  ['address', (order) => ({ ...order, shippingAddress: order.billingAddress })],
  ['name', (order) => ({ ...order, buyer: { ...order.buyer, name: 'Ayse Yılmaz' } })],
  ['payment method', (order) => ({ ...order, paymentMethod: 'credit_card' })],
  ['quantity', (order) => ({ ...order, lines: order.lines.map((line) => ({ ...line, quantity: 3 })) })],
  ['total by a kuruş', (order) => ({ ...order, totalKurus: order.totalKurus + 1 })],
])('renders another text when the %s changes', (_fact, change) => {
  expect(render(change(ORDER)).hash).not.toBe(render().hash);
});

const HOSTILE =
  '<script>alert(1)</script> **x** [y](https://kotu.example) https://kotu.example | z\n\n# Satıcı &lt;b&gt; {unvan}';

it('shows typed text literally, without markup, links or new lines', () => {
  const typed = { ...ORDER.billingAddress, streetAddress: HOSTILE, district: HOSTILE };
  const [line] = ORDER.lines;
  const { html } = render({
    ...ORDER,
    buyer: {
      name: HOSTILE,
      email: HOSTILE,
      phone: HOSTILE,
      company: HOSTILE,
      taxNumber: HOSTILE,
      taxOffice: HOSTILE,
    },
    shippingAddress: typed,
    billingAddress: typed,
    lines: [
      {
        ...line!,
        product: {
          ...PLACED_BY_COMPANY.lines[0]!.product,
          name: HOSTILE,
          brand: HOSTILE,
          model: HOSTILE,
          unit: HOSTILE,
          deliveryTime: HOSTILE,
        },
        selectedVariations: [
          { attributeId: '', attributeName: HOSTILE, variationId: '', variationName: HOSTILE },
        ],
        delivery: [{ quantity: 1, isFromStock: true, time: HOSTILE }],
      },
    ],
  });
  const plain = render().html;
  const tagsOf = (text: string) => new Set(text.match(/<\/?[a-z0-9]+/g));
  expect(tagsOf(html)).toEqual(tagsOf(plain));
  expect(html.match(/<h\d>/g)).toEqual(plain.match(/<h\d>/g));
  expect(html.match(/<td/g)).toHaveLength(4 + 4 * 2);
  expect(readingOf(html).split(HOSTILE.replace(/\s+/g, ' '))).toHaveLength(1 + 6 + 2 * 2 + 7);
});
