import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateUsers1765000100200 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE users (
        id uuid PRIMARY KEY,
        email text NOT NULL,
        email_key text NOT NULL UNIQUE,
        name text NOT NULL,
        password_hash text,
        role text NOT NULL CHECK (role IN ('customer', 'admin', 'super_admin')),
        permissions text[] NOT NULL,
        is_active boolean NOT NULL,
        email_verified_at timestamptz,
        customer_type text NOT NULL CHECK (customer_type IN ('consumer', 'company')),
        company text,
        tax_number text,
        tax_office text,
        phone text,
        address jsonb,
        accepted_terms jsonb,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL
      )
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE users');
  }
}
