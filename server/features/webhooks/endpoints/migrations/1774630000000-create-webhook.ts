import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateWebhook1774630000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE webhook (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        address text NOT NULL,
        categories text[] NOT NULL,
        maker_id uuid NOT NULL,
        secret bytea NOT NULL,
        previous_secret bytea,
        previous_secret_until timestamptz,
        position bigint NOT NULL,
        attempts integer NOT NULL,
        claim bigint NOT NULL,
        next_attempt_at timestamptz NOT NULL,
        last_delivered_at timestamptz,
        off_reason text,
        off_since timestamptz,
        created_at timestamptz NOT NULL,
        CHECK ((off_reason IS NULL) = (off_since IS NULL)),
        CHECK ((previous_secret IS NULL) = (previous_secret_until IS NULL))
      )
    `);
    await queryRunner.query(`
      CREATE TABLE webhook_delivery (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        webhook_id uuid NOT NULL REFERENCES webhook ON DELETE CASCADE,
        type text NOT NULL,
        position bigint,
        stream text,
        version integer,
        attempt integer NOT NULL,
        sent_at timestamptz NOT NULL,
        duration_ms integer NOT NULL,
        status integer,
        failure text
      )
    `);
    await queryRunner.query('CREATE INDEX webhook_delivery_newest ON webhook_delivery (webhook_id, id DESC)');
    await queryRunner.query('CREATE INDEX webhook_delivery_sent_at ON webhook_delivery (sent_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE webhook_delivery');
    await queryRunner.query('DROP TABLE webhook');
  }
}
