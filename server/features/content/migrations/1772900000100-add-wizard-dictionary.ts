import type { MigrationInterface, QueryRunner } from 'typeorm';

const DOCUMENT = {
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

/** The words that stand for the answers of the product wizard, for a shop that has none yet. */
export class AddWizardDictionary1772900000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `WITH added AS (
         INSERT INTO document_version (collection, id, version, document, actor_kind, request_id)
         SELECT 'content', 'wizard', 1, $1, 'system', 'migration'
         WHERE NOT EXISTS (SELECT FROM document_version WHERE collection = 'content' AND id = 'wizard')
         RETURNING id
       )
       UPDATE data_version SET number = number + 1 FROM added WHERE topic = 'content'`,
      [JSON.stringify(DOCUMENT)],
    );
  }

  /** The versions of a document are never taken back. */
  async down(): Promise<void> {}
}
