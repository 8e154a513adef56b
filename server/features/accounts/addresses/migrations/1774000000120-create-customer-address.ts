import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Customers get several addresses; the one of the profile becomes the first of them. */
export class CreateCustomerAddress1774000000120 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE customer_address (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        version integer NOT NULL,
        name text NOT NULL,
        contact_name text NOT NULL,
        phone text NOT NULL,
        street_address text NOT NULL,
        district text NOT NULL,
        province text NOT NULL,
        postal_code text,
        is_shipping_default boolean NOT NULL,
        is_billing_default boolean NOT NULL,
        created_at timestamptz NOT NULL,
        deleted_at timestamptz
      )
    `);
    await queryRunner.query('CREATE INDEX customer_address_user ON customer_address (user_id)');
    await queryRunner.query(
      'CREATE INDEX customer_address_deleted ON customer_address (deleted_at) WHERE deleted_at IS NOT NULL',
    );
    for (const use of ['shipping', 'billing']) {
      await queryRunner.query(
        `CREATE UNIQUE INDEX customer_address_${use} ON customer_address (user_id) WHERE is_${use}_default AND deleted_at IS NULL`,
      );
    }
    await queryRunner.query(`
      INSERT INTO customer_address (id, user_id, version, name, contact_name, phone, street_address, district, province,
        postal_code, is_shipping_default, is_billing_default, created_at)
      SELECT gen_random_uuid(), id, 1, 'Adresim', name, coalesce(phone, ''), address ->> 'streetAddress',
        address ->> 'district', address ->> 'province', address ->> 'postalCode', true, true, updated_at
      FROM users WHERE address IS NOT NULL AND address <> 'null'
    `);
    await queryRunner.query('ALTER TABLE users DROP COLUMN address');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE users ADD COLUMN address jsonb');
    await queryRunner.query(`
      UPDATE users SET address = jsonb_build_object('streetAddress', street_address, 'district', district,
        'province', province, 'postalCode', postal_code)
      FROM customer_address WHERE user_id = users.id AND is_shipping_default AND deleted_at IS NULL
    `);
    await queryRunner.query('DROP TABLE customer_address');
  }
}
