import { whatsappHref } from '../../../shop/whatsapp';
import { inquiryMessage } from './inquiry-message';

const inquiry = {
  name: 'Contalı Plakalı Isı Eşanjörü 200 kW & 40 Plaka',
  brand: { name: 'Platerm' },
  model: 'PLT-040/40',
  unit: 'adet',
  quantity: 1200,
  unitPrice: 4_875_050,
  choices: [
    { group: 'Plaka sayısı', choice: '40 plaka' },
    { group: 'Conta', choice: 'NBR' },
  ],
  link: 'https://magaza.test/urun/contali-200-kw',
};

describe('the message of a buyer', () => {
  it('names product, brand, model, choices, quantity, net price and link', () => {
    expect(inquiryMessage(inquiry)).toEqual([
      'Merhaba, bu ürünü sipariş etmek istiyorum:',
      'Contalı Plakalı Isı Eşanjörü 200 kW & 40 Plaka',
      'Marka: Platerm',
      'Model: PLT-040/40',
      'Plaka sayısı: 40 plaka',
      'Conta: NBR',
      'Miktar: 1.200\u00a0adet',
      'Birim fiyat: ₺48.750,50 + KDV',
      'https://magaza.test/urun/contali-200-kw',
    ]);
  });

  it('asks for the price when there is none, and states none', () => {
    const lines = inquiryMessage({ ...inquiry, unitPrice: 0, choices: [] });
    expect(lines[0]).toContain('fiyat ve termin');
    expect(lines.join('\n')).not.toContain('₺');
  });

  it('survives the way through an address', () => {
    const href = whatsappHref('905555550142', inquiryMessage(inquiry));
    expect(new URL(href).searchParams.get('text')).toBe(inquiryMessage(inquiry).join('\n'));
    expect(href).not.toMatch(/\s/);
  });
});
