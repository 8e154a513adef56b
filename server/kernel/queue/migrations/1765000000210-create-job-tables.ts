import { type PgQueryable, runMigrations } from 'bullmq';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** BullMQ's own tables, in the schema `bullmq`: a process never changes the schema when it starts. */
export class CreateJobTables1765000000210 implements MigrationInterface {
  /** BullMQ makes its tables in a transaction of its own. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await runMigrations((await queryRunner.connect()) as PgQueryable);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP SCHEMA bullmq CASCADE');
  }
}
