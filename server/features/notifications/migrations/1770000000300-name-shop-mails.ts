import type { MigrationInterface, QueryRunner } from 'typeorm';

const NAMES: readonly (readonly [before: string, after: string])[] = [
  ['order-received-notice', 'new-order-mail'],
  ['order-cancelled-notice', 'cancellation-mail'],
];

const RENAME = 'UPDATE outbox SET reaction = $2 WHERE reaction = $1 AND done_at IS NULL';

/** Mails to the shop were called notices, like the lines of the bell. Those still to be sent keep their reaction. */
export class NameShopMails1770000000300 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [before, after] of NAMES) await queryRunner.query(RENAME, [before, after]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [before, after] of NAMES) await queryRunner.query(RENAME, [after, before]);
  }
}
