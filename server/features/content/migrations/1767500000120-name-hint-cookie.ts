import type { MigrationInterface, QueryRunner } from 'typeorm';

const ROW_BEFORE = '| Sipariş formu | Oturum depolaması |';
const ROW =
  '| Tanıdık ziyaretçi (`tanidik`) | Çerez | Yalnızca «1»: bu tarayıcının bir sepeti veya oturumu olduğunu söyler, kime ait olduğunu söylemez; yoksa sayfa bunları boşuna sormaz | Sepet veya oturum çereziyle birlikte | Birlikte oluştuğu çerez kadar; ikisi de kalmayınca silinir |';
const SENTENCE_BEFORE =
  'Çerezler okunabilir bir bilgi değil, yalnızca rastgele anahtarlar taşır; bu anahtarlar bizde de okunamayan bir özet olarak saklanır.';
const SENTENCE =
  'Tanıdık ziyaretçi kaydı dışında çerezler okunabilir bir bilgi değil, yalnızca rastgele anahtarlar taşır; bu anahtarlar bizde de okunamayan bir özet olarak saklanır.';

/** Names the cookie of known visitors on the cookie page of a shop whose table of cookies is still the one it began with. */
export class NameHintCookie1767500000120 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `WITH latest AS (
         SELECT * FROM document_version WHERE collection = $1 AND id = 'cerez-politikasi'
         ORDER BY version DESC LIMIT 1
       ), named AS (
         INSERT INTO document_version (collection, id, version, document, actor_kind, request_id)
         SELECT collection, id, version + 1,
           jsonb_set(document, '{markdown}', to_jsonb(replace(replace(document->>'markdown', $2, $3), $4, $5))),
           'system', 'migration'
         FROM latest
         WHERE strpos(document->>'markdown', $2) > 0 AND strpos(document->>'markdown', '\`tanidik\`') = 0
         RETURNING id
       )
       UPDATE data_version SET number = number + 1 FROM named WHERE topic = 'content'`,
      ['static-page', ROW_BEFORE, `${ROW}\n${ROW_BEFORE}`, SENTENCE_BEFORE, SENTENCE],
    );
  }

  /** The versions of a page are never taken back. */
  async down(): Promise<void> {}
}
