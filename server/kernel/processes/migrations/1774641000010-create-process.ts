import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateProcess1774641000010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE process (
        id uuid PRIMARY KEY,
        kind text NOT NULL,
        host text NOT NULL,
        pid integer NOT NULL,
        version text NOT NULL,
        node_version text NOT NULL,
        started_at timestamptz NOT NULL,
        seen_at timestamptz NOT NULL,
        memory_bytes bigint NOT NULL,
        is_working boolean NOT NULL
      )
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE process');
  }
}
