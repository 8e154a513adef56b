import type { WizardDictionaryDocument } from '../content.document.js';

/** What products of the trade are described by, one entry for each answer that is looked for in their texts. */
export const WIZARD_SEED: WizardDictionaryDocument = {
  keywords: [
    {
      id: 'hvac',
      terms: [
        'HVAC',
        'ısıtma',
        'soğutma',
        'iklimlendirme',
        'klima',
        'havalandırma',
        'fan coil',
        'kombi',
        'kazan',
        'ısı pompası',
        'kullanım sıcak suyu',
        'kolektör',
      ],
    },
    { id: 'food', terms: ['gıda', 'içecek', 'süt', 'şekerleme', 'sıvı yağ', 'şarap', 'bira'] },
    { id: 'chemical', terms: ['kimya', 'ilaç', 'galvaniz', 'dozaj', 'boya', 'asit'] },
    { id: 'power', terms: ['enerji', 'santral', 'türbin', 'buhar', 'kojenerasyon', 'jeotermal'] },
    { id: 'petrochemical', terms: ['petrokimya', 'petrol', 'rafineri', 'doğal gaz', 'akaryakıt'] },
    {
      id: 'water',
      terms: [
        'su',
        'suyu',
        'arıtma',
        'sulama',
        'havuz',
        'belediye',
        'yangın',
        'hidrofor',
        'yağmur suyu',
        'atık su',
      ],
    },
    { id: 'ss316', terms: ['316', '316L', '316Ti', '1.4401', '1.4404', '1.4571'] },
    { id: 'ss304', terms: ['304', '304L', '1.4301', '1.4307'] },
    { id: 'carbon', terms: ['karbon çelik', 'çelik sac', 'St37', 'S235', 'P235', 'P265'] },
    { id: 'titanium', terms: ['titanyum', 'titan'] },
    { id: 'copper', terms: ['bakır', 'bakır lehim'] },
    {
      id: 'high_efficiency',
      terms: [
        'verim',
        'yüksek ısı geçişi',
        'enerji sınıfı',
        'düşük ısı kaybı',
        'tasarruf',
        'frekans',
        'sabit mıknatıs',
        'düşük basınç kaybı',
      ],
    },
    { id: 'compact', terms: ['kompakt', 'az yer', 'küçük', 'dar', 'ince'] },
    {
      id: 'easy_maintenance',
      terms: ['kolay', 'bakım', 'temizlik', 'temizlenir', 'değiştirilebilir', 'sökülebilir', 'sökülür'],
    },
    {
      id: 'modular',
      terms: ['modüler', 'genişletilebilir', 'eklenebilir', 'kaskad', 'plaka eklenir', 'ek plaka'],
    },
    {
      id: 'automation',
      terms: [
        'otomasyon',
        'otomatik',
        'aktüatör',
        'motorlu',
        'frekans',
        'sensör',
        'Modbus',
        'BACnet',
        'uzaktan',
        'kumanda',
      ],
    },
    {
      id: 'certification',
      terms: ['CE', 'TSE', 'ISO', 'PED', 'WRAS', 'ATEX', 'DVGW', 'EHEDG', 'ACS', 'KTW', 'EN', 'TS'],
    },
  ],
};
