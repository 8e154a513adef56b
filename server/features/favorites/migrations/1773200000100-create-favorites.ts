import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A list without a name is the one that hearts fill; each customer has one at most. */
export class CreateFavorites1773200000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE favorite_list (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        name text,
        share_token text UNIQUE,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      CREATE UNIQUE INDEX favorite_list_of_hearts ON favorite_list (user_id) WHERE name IS NULL;
      CREATE INDEX favorite_list_of_user ON favorite_list (user_id, created_at);
      CREATE TABLE favorite (
        list_id uuid NOT NULL REFERENCES favorite_list (id) ON DELETE CASCADE,
        product_id uuid NOT NULL,
        product_name text NOT NULL,
        product_slug text NOT NULL,
        price_kurus bigint NOT NULL,
        was_in_stock boolean NOT NULL,
        added_at timestamptz NOT NULL,
        PRIMARY KEY (list_id, product_id)
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE favorite; DROP TABLE favorite_list');
  }
}
