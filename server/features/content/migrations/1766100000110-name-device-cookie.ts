import type { MigrationInterface, QueryRunner } from 'typeorm';

const ROW_BEFORE = '| Sipariş formu | Oturum depolaması |';
const ROW =
  '| Tanınan cihaz (`cihaz`) | Çerez | Bu tarayıcıda daha önce hesabınıza giriş yapıldığını gösteren rastgele bir anahtar; şifrenizi başkaları denese bile sizin girişiniz kilitlenmez, tek başına giriş sağlamaz | Giriş yaptığınızda, üye olduğunuzda veya şifrenizi yenilediğinizde | Son girişinizden sonra 1 yıl; şifreniz yenilenince eski cihazlarınki geçersiz olur |';

/** Names the cookie of known devices on the cookie page of a shop whose table of cookies is still the one it began with. */
export class NameDeviceCookie1766100000110 implements MigrationInterface {
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
         WHERE strpos(document->>'markdown', $2) > 0 AND strpos(document->>'markdown', '\`cihaz\`') = 0
         RETURNING id
       )
       UPDATE data_version SET number = number + 1 FROM named WHERE topic = 'content'`,
      ['static-page', ROW_BEFORE, `${ROW}\n${ROW_BEFORE}`],
    );
  }

  /** The versions of a page are never taken back. */
  async down(): Promise<void> {}
}
