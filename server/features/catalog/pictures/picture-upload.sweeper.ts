import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { PictureStore } from '../../../kernel/files/picture-store.js';
import type { Sweeper } from '../../../kernel/sweeping/sweeper.js';

const DAY_MS = 86_400_000;

/** Uploads of a day ago that nothing was saved with, those that are the dark variant of another last. */
const UNUSED = `
  SELECT picture_id AS id FROM picture_upload WHERE uploaded_at <= $1
  ORDER BY EXISTS (SELECT FROM picture WHERE dark_id = picture_id), uploaded_at LIMIT $2 FOR UPDATE SKIP LOCKED`;

/** A dark variant goes once the picture it belongs to is gone. */
const REMOVE = `
  DELETE FROM picture WHERE id = $1 AND NOT EXISTS (SELECT FROM picture AS light WHERE light.dark_id = $1) RETURNING id`;

/** Pictures that staff uploaded a day ago and nothing was saved with. */
@Injectable()
export class PictureUploadSweeper implements Sweeper {
  readonly what = 'uploaded pictures';

  constructor(
    private readonly pictures: PictureStore,
    private readonly clock: Clock,
  ) {}

  async sweep(transaction: EntityManager, limit: number): Promise<number> {
    const before = new Date(this.clock.now().getTime() - DAY_MS);
    const rows = await transaction.query<{ id: string }[]>(UNUSED, [before, limit]);
    let removed = 0;
    for (const { id } of rows) {
      const [gone] = await transaction.query<[{ id: string }[], number]>(REMOVE, [id]);
      if (gone.length === 0) continue;
      await this.pictures.removeFiles(id);
      removed += 1;
    }
    return removed;
  }
}
