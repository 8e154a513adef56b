import type { BusinessDocument, DocumentLine } from './business-document.js';

export const TEST_LINE: DocumentLine = {
  position: '1',
  name: 'Plakalı Isı Eşanjörü TP-20, 40 plaka',
  details: ['Termo TP-20 · SKU TP-20-40', 'Bağlantı: DN50'],
  delivery: 'stoktan 3 hafta',
  quantity: '3 adet',
  price: { unitPriceKurus: 3_333, amountKurus: 9_999 },
};

/** An offer of a line, in which every part of the layout has something. */
export const TEST_DOCUMENT: BusinessDocument = {
  title: 'Teklif',
  number: 'T-2026-00417',
  date: new Date('2026-11-27T06:00:00Z'),
  letterhead: {
    wordmark: 'Tesisat Mağazası',
    legalName: 'Tesisat Mağazası Mühendislik Sanayi ve Ticaret A.Ş.',
    address: 'İkitelli OSB, Çevre Sanayi Sitesi 4. Blok No: 12, 34490 Başakşehir / İstanbul',
    details: [
      { label: 'Tel.', text: '0212 555 01 60' },
      { label: 'E-posta', text: 'teklif@magaza.example' },
      { label: 'Vergi dairesi', text: 'İkitelli' },
      { label: 'VKN', text: '1234567890' },
      { label: 'MERSİS', text: '0123456789012345' },
      { label: 'KEP', text: 'magaza@hs01.kep.tr' },
    ],
  },
  parties: [
    {
      heading: 'Alıcı',
      name: 'Yılmaz Isı A.Ş.',
      lines: ['Ayşe Yılmaz', 'Sanayi Sok. 12/3, Nilüfer / Bursa', 'Nilüfer V.D. 4540536920'],
    },
    { heading: 'Teslimat adresi', name: 'Şantiye: Gölbaşı', lines: ['Atatürk Cad. No: 5, Gölbaşı / Ankara'] },
  ],
  references: [
    { label: 'Satın alma siparişi', text: 'PO-4711' },
    { label: 'Proje', text: 'Çağdaş Ofis' },
  ],
  lines: [TEST_LINE],
  totals: [
    { label: 'Ara toplam (net)', amountKurus: 9_999 },
    { label: 'KDV (%20)', amountKurus: 2_000 },
    { label: 'Genel toplam (KDV dahil)', amountKurus: 11_999 },
  ],
  validity: '31 Aralık 2026 günü sonuna kadar geçerlidir.',
  bankAccounts: [
    { bank: 'Örnek Banka', holder: 'Tesisat Mağazası A.Ş.', iban: 'TR330006100519786457841326' },
  ],
  sections: [{ heading: 'Koşullar', text: 'Ödeme: 30 gün vade.\nNakliye: alıcıya aittir.' }],
  signatures: ['Hazırlayan', 'Onaylayan'],
  footer: 'Fiyatlar Türk lirasıdır ve KDV hariçtir.',
};
