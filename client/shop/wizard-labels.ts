/** What the answers of the product wizard are called, by their codes; those of one question together. */
export const WIZARD_LABELS = {
  application: {
    hvac: 'HVAC, ısıtma ve soğutma',
    food: 'Gıda ve içecek',
    chemical: 'Kimya ve ilaç',
    power: 'Enerji',
    petrochemical: 'Petrokimya',
    water: 'Su ve arıtma',
  },
  materials: {
    ss316: 'Paslanmaz çelik AISI 316',
    ss304: 'Paslanmaz çelik AISI 304',
    carbon: 'Karbon çelik',
    titanium: 'Titanyum',
    copper: 'Bakır',
  },
  features: {
    high_efficiency: 'Yüksek verim',
    compact: 'Kompakt',
    easy_maintenance: 'Kolay bakım',
    modular: 'Modüler',
    automation: 'Otomasyon',
    certification: 'Belgeli',
  },
} as const;
