import type { MigrationInterface, QueryRunner } from 'typeorm';
import { oneOf } from '../../../../kernel/database/one-of.js';
import { CUSTOMER_TYPES, USER_ROLES } from '../user.entity.js';

export class CreateUsers1765000100200 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE users (
        id uuid PRIMARY KEY,
        email text NOT NULL,
        email_key text NOT NULL UNIQUE,
        name text NOT NULL,
        password_hash text,
        role text NOT NULL ${oneOf('role', USER_ROLES)},
        permissions text[] NOT NULL,
        is_active boolean NOT NULL,
        email_verified_at timestamptz,
        customer_type text NOT NULL ${oneOf('customer_type', CUSTOMER_TYPES)},
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
