import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7, validate as isUuid } from 'uuid';
import type { Cause } from '../../../kernel/actor/cause.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { Jobs } from '../../../kernel/jobs/jobs.js';
import { PictureFetch } from './picture-fetch.type.js';

/** The kind of job that fetches one. */
export const FETCH_PICTURE = 'picture-fetch';

const FIND = `
  SELECT f.id, f.url, f.failure,
    CASE WHEN p.id IS NOT NULL THEN jsonb_build_object('id', p.id, 'width', p.width, 'height', p.height, 'darkId', p.dark_id) END AS picture
  FROM picture_fetch AS f LEFT JOIN picture AS p ON p.id = f.picture_id WHERE f.id = $1`;

/** Pictures by their address: a worker fetches them, since an address leads anywhere and takes as long as it likes. */
@Injectable()
export class PictureFetchRecords {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Those of one person are fetched one after the other. */
  async request(url: string, cause: Cause): Promise<PictureFetch> {
    const id = uuidv7();
    await this.dataSource.transaction(async (transaction) => {
      const added = [id, url, this.clock.now()];
      await transaction.query('INSERT INTO picture_fetch (id, url, requested_at) VALUES ($1, $2, $3)', added);
      const lane = `${FETCH_PICTURE} ${cause.actor.kind} ${cause.actor.id}`;
      await this.jobs.add(transaction, { kind: FETCH_PICTURE, subjectId: id, lane, cause });
    });
    return { id, url, picture: null, failure: null };
  }

  /** Null for one that is over for a day. */
  async find(id: string): Promise<PictureFetch | null> {
    if (!isUuid(id)) return null;
    const [row] = await this.dataSource.query<PictureFetch[]>(FIND, [id]);
    return row ?? null;
  }

  async end(
    transaction: EntityManager,
    id: string,
    { pictureId = null, failure = null }: { pictureId?: string | null; failure?: string | null },
  ): Promise<void> {
    await transaction.query('UPDATE picture_fetch SET picture_id = $2, failure = $3 WHERE id = $1', [
      id,
      pictureId,
      failure,
    ]);
  }
}
