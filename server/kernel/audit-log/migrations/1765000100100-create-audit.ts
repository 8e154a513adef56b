import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAudit1765000100100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE audit (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        actor_kind text NOT NULL,
        actor_id text,
        what text NOT NULL,
        subject text NOT NULL,
        before jsonb,
        after jsonb
      )
    `);
    await queryRunner.query('CREATE INDEX audit_subject ON audit (subject, id)');
    await queryRunner.query(`
      CREATE FUNCTION refuse_to_change_audit() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'audit is append-only' USING ERRCODE = 'insufficient_privilege';
      END $$
    `);
    await queryRunner.query(`
      CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_audit()
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE audit');
    await queryRunner.query('DROP FUNCTION refuse_to_change_audit()');
  }
}
