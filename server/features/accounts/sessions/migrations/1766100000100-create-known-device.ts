import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateKnownDevice1766100000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE known_device (
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        token_hash bytea NOT NULL,
        signed_in_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (user_id, token_hash)
      )
    `);
    await queryRunner.query('CREATE INDEX known_device_token ON known_device (token_hash)');
    await queryRunner.query('CREATE INDEX known_device_expiry ON known_device (expires_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE known_device');
  }
}
