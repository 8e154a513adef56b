import type { ProductDraft } from '../catalog/index.js';

type Draft = Partial<ProductDraft> & { name: string; sku: string };

/** What contractors' lists ask for, in small. */
export const CONTRACTOR_PRODUCTS: readonly Draft[] = [
  {
    sku: 'PLT-040-40',
    model: 'PLT-040/40',
    brand: 'Platerm',
    name: 'Contalı Plakalı Isı Eşanjörü 200 kW, 40 Plaka',
  },
  {
    sku: 'PLT-040-64',
    model: 'PLT-040/64',
    brand: 'Platerm',
    name: 'Contalı Plakalı Isı Eşanjörü 340 kW, 64 Plaka',
  },
  { sku: 'KV-100-W', model: 'KV-100 W', brand: 'Vanora', name: 'Wafer Tip Kelebek Vana DN 100, Kollu' },
  { sku: 'KV-080-W', model: 'KV-080 W', brand: 'Vanora', name: 'Wafer Tip Kelebek Vana DN 80, Kollu' },
  {
    sku: 'KV-200-D',
    model: 'KV-200 D',
    brand: 'Vanora',
    name: 'Lug Tip Kelebek Vana DN 200',
    minOrderQuantity: 2,
  },
  { sku: 'KR-050-F', model: 'KR-050 F', brand: 'Vanora', name: 'Flanşlı Küresel Vana DN 50, Tam Geçişli' },
  { sku: 'KP-050-U', model: 'KP-050 U', brand: 'Vanora', name: 'Uzun Kollu Pirinç Küresel Vana 2"' },
  {
    sku: 'KP-015',
    model: 'KP-015',
    brand: 'Vanora',
    name: 'Pirinç Küresel Vana 1/2", Kollu',
    minOrderQuantity: 10,
  },
  { sku: 'BV-040', model: 'BV-040', brand: 'Vanora', name: 'Statik Balans Vanası 1 1/2"' },
  { sku: '0045', model: 'YF-065', brand: 'Süzge', name: 'Y Tipi Pislik Tutucu DN 65, Flanşlı' },
  { sku: 'IL-50-18', model: 'IL 50-18', brand: 'Akvelon', name: 'Kuru Rotorlu Sirkülasyon Pompası 2,2 kW' },
  {
    sku: 'UPS-32-80-180',
    model: 'UPS 32-80 180',
    brand: 'Akvelon',
    name: 'Islak Rotorlu Sirkülasyon Pompası 180 mm',
  },
  { sku: 'KZB-500T', model: 'KZB-500T', brand: 'Kazmer', name: 'Tek Serpantinli Emaye Boyler 500 Litre' },
  { sku: 'KZB-300C', model: 'KZB-300Ç', brand: 'Kazmer', name: 'Çift Serpantinli Emaye Boyler 300 Litre' },
  { sku: '10-5', model: 'CK 10-5', brand: 'Çelebi', name: 'Conta Takımı' },
  { sku: '3-2045', model: 'MF 3', brand: 'Çelebi', name: 'Manometre Musluğu' },
  { sku: 'AKV-114570-10', model: '114570-10', brand: 'Akvelon', name: 'Kat İstasyonu' },
  {
    sku: 'ODB-20',
    model: 'ODB-20',
    brand: 'Kazmer',
    name: 'Ondüle Serpantin Borusu',
    unit: 'metre',
    minOrderQuantity: 10,
  },
  { sku: 'DC-050', model: 'DÇ-050', brand: 'Çelebi', name: 'Disko Çek Valf DN 50, Flanş Arası' },
  { sku: 'AKP-1', model: 'AKP-1', brand: 'Platerm', name: 'Titanyum Eşanjör', basePriceKurus: 0 },
];
