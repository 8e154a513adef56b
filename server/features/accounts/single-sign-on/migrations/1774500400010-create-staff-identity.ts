import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff may sign in at an identity provider: who is who there, and what may be used once. */
export class CreateStaffIdentity1774500400010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE staff_identity (
        issuer text NOT NULL,
        subject text NOT NULL,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        bound_at timestamptz NOT NULL,
        PRIMARY KEY (issuer, subject),
        UNIQUE (user_id, issuer)
      )
    `);
    await queryRunner.query(`
      CREATE TABLE used_sign_in_ticket (id uuid PRIMARY KEY, expires_at timestamptz NOT NULL)
    `);
    await queryRunner.query('CREATE INDEX used_sign_in_ticket_expiry ON used_sign_in_ticket (expires_at)');
    await queryRunner.query('ALTER TABLE user_session ADD COLUMN id_token bytea');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE user_session DROP COLUMN id_token');
    await queryRunner.query('DROP TABLE used_sign_in_ticket');
    await queryRunner.query('DROP TABLE staff_identity');
  }
}
