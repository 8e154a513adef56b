import type { MigrationInterface, QueryRunner } from 'typeorm';

const ROW_BEFORE = '| Sipariş formu | Oturum depolaması |';
const ROW =
  '| Harita | Yerel depolama | İletişim sayfasındaki Google haritasını sormadan açma izniniz | Haritayı yüklerken «Bu tarayıcıda hep aç» derseniz | Haritayı kapatana veya siz silene kadar |';

/** Names the stored consent to the map on the cookie page of a shop whose table is still the one it began with. */
export class NameMapConsent1773100000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `WITH latest AS (
         SELECT * FROM document_version WHERE collection = $1 AND id = 'cerez-politikasi'
         ORDER BY version DESC LIMIT 1
       ), named AS (
         INSERT INTO document_version (collection, id, version, document, actor_kind, request_id)
         SELECT collection, id, version + 1,
           jsonb_set(document, '{markdown}', to_jsonb(replace(document->>'markdown', $2, $3))),
           'system', 'migration'
         FROM latest
         WHERE strpos(document->>'markdown', $2) > 0 AND strpos(document->>'markdown', '| Harita |') = 0
         RETURNING id
       )
       UPDATE data_version SET number = number + 1 FROM named WHERE topic = 'content'`,
      ['static-page', ROW_BEFORE, `${ROW}\n${ROW_BEFORE}`],
    );
  }

  /** The versions of a page are never taken back. */
  async down(): Promise<void> {}
}
