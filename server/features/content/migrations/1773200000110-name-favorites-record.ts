import type { MigrationInterface, QueryRunner } from 'typeorm';

const ROW_BEFORE = '| Sipariş formu | Oturum depolaması |';
const ROWS = [
  '| Favoriler | Yerel depolama | Kalbine bastığınız ürünler, o günkü fiyatları ve stokları | Giriş yapmadan bir ürünün kalbine bastığınızda | Siz çıkarana kadar; giriş yaptığınızda hesabınıza geçer ve silinir |',
  '| Son gezdikleriniz | Yerel depolama | Baktığınız son dört ürünün adresi, sepette yeniden gösterilsin diye; bize gönderilmez | Bir ürünün sayfasını açtığınızda | Siz silene veya hesabınızdan çıkana kadar |',
];
const SENTENCE_BEFORE =
  'seçim yapmadan, sepete ürün eklemeden veya giriş yapmadan ürünlere bakıyorsanız cihazınıza kayıt bırakılmaz.';
const SENTENCE =
  'seçim yapmadan, sepete ürün eklemeden veya giriş yapmadan ürünlere bakıyorsanız cihazınızda yalnızca son gezdiklerinizin kaydı kalır.';

/** Names what the browser keeps for a guest on the cookie page of a shop whose table is still the one it began with. */
export class NameFavoritesRecord1773200000110 implements MigrationInterface {
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
         WHERE strpos(document->>'markdown', $2) > 0 AND strpos(document->>'markdown', '| Favoriler |') = 0
         RETURNING id
       )
       UPDATE data_version SET number = number + 1 FROM named WHERE topic = 'content'`,
      ['static-page', ROW_BEFORE, [...ROWS, ROW_BEFORE].join('\n'), SENTENCE_BEFORE, SENTENCE],
    );
  }

  /** The versions of a page are never taken back. */
  async down(): Promise<void> {}
}
