import { certificationList } from './certification-list';
import { askForPriceHref } from './price-question';

describe('certifications on a card', () => {
  it('are at most three, the rest as a number', () => {
    expect(certificationList([])).toBe('');
    expect(certificationList(['CE', 'PED', 'TSE'])).toBe('CE, PED, TSE');
    expect(certificationList(['CE', 'PED', 'TSE', 'ErP', 'ISO 9001'])).toBe('CE, PED, TSE +2');
  });
});

describe('asking for a price', () => {
  it('opens a chat that names the product and links to it', () => {
    const product = { slug: 'vana-50', name: 'Vana & Küre 2"', brand: { name: 'Şahin' }, model: 'KR#50' };
    const href = askForPriceHref('905555550142', product, 'https://magaza.test');
    expect(href).toMatch(/^https:\/\/wa\.me\/905555550142\?text=\S+$/);
    expect(new URL(href).searchParams.get('text')).toBe(
      [
        'Merhaba, bu ürünün fiyatını öğrenmek istiyorum:',
        'Vana & Küre 2"',
        'Marka: Şahin',
        'Model: KR#50',
        'https://magaza.test/urun/vana-50',
      ].join('\n'),
    );
  });
});
