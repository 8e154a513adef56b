import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One row: the fingerprint of the master key of this database. */
export class CreateMasterKeyFingerprint1765000000300 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE master_key_fingerprint (fingerprint bytea NOT NULL CHECK (length(fingerprint) = 32));
      CREATE UNIQUE INDEX master_key_fingerprint_is_one ON master_key_fingerprint ((true));
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE master_key_fingerprint');
  }
}
