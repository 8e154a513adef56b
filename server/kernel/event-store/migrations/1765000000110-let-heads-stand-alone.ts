import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A foreign key locks the row it refers to, which takes the privilege of changing it. Nobody has that on checkpoints, not
 * even their owner, so that none could be taken. Whether heads and checkpoints belong together is what audits prove.
 */
export class LetHeadsStandAlone1765000000110 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE checkpoint_head DROP CONSTRAINT checkpoint_head_checkpoint_id_fkey');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE checkpoint_head ADD CONSTRAINT checkpoint_head_checkpoint_id_fkey
       FOREIGN KEY (checkpoint_id) REFERENCES checkpoint`,
    );
  }
}
