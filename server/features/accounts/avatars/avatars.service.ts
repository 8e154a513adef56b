import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { encodeSquare } from '../../../kernel/files/picture-encoding.js';
import { pictureTooLarge } from '../../../kernel/files/picture.refusals.js';
import { limited, type UploadLimit } from '../../../kernel/files/upload-limit.js';
import { type RateLimit, RateLimits } from '../../../kernel/rate-limit/rate-limits.js';

const MAX_MEGABYTES = 5;
/** Four times the width in which the profile shows it. */
const SIDE_PIXELS = 256;

export const AVATAR_UPLOAD: UploadLimit = {
  maxBytes: MAX_MEGABYTES * 1024 * 1024,
  tooLarge: () => pictureTooLarge({ maxMegabytes: MAX_MEGABYTES }),
};

export interface Avatar {
  /** Another one for each picture. */
  id: string;
  /** WebP. */
  picture: Buffer;
}

const UPLOADS_OF_CUSTOMER: RateLimit = { name: 'avatars', points: 20, seconds: 3_600 };

const SAVE = `
  INSERT INTO user_avatar (user_id, id, picture, created_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (user_id) DO UPDATE SET id = excluded.id, picture = excluded.picture, created_at = excluded.created_at`;

/** Pictures that customers show of themselves: a small square, stored beside their account and erased with it. */
@Injectable()
export class Avatars {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes the place of the picture before it. The uploaded bytes are not stored, nor what a camera wrote into them.
   *
   * @returns its id
   * @throws PICTURE_TOO_LARGE, NOT_A_PICTURE, PICTURE_DAMAGED, PICTURE_TOO_DETAILED, TOO_MANY_REQUESTS
   */
  async save(userId: string, content: Readable): Promise<string> {
    await this.limits.take(UPLOADS_OF_CUSTOMER, userId);
    const taken = limited(AVATAR_UPLOAD);
    const [bytes] = await Promise.all([buffer(taken), pipeline(content, taken)]);
    const picture = await encodeSquare(bytes, SIDE_PIXELS);
    const id = randomUUID();
    await this.dataSource.query(SAVE, [userId, id, picture, this.clock.now()]);
    return id;
  }

  async remove(userId: string): Promise<void> {
    await this.dataSource.query('DELETE FROM user_avatar WHERE user_id = $1', [userId]);
  }

  /** Null for who has none. */
  async idOf(userId: string): Promise<string | null> {
    const [found] = await this.dataSource.query<{ id: string }[]>(
      'SELECT id FROM user_avatar WHERE user_id = $1',
      [userId],
    );
    return found?.id ?? null;
  }

  /** Undefined for a customer without one. */
  ofCustomer(userId: string): Promise<Avatar | undefined> {
    return this.avatarWhere('user_id', userId);
  }

  /** The same by its id, for those who may see all of them. */
  read(id: string): Promise<Avatar | undefined> {
    return this.avatarWhere('id', id);
  }

  private async avatarWhere(column: 'user_id' | 'id', value: string): Promise<Avatar | undefined> {
    const [found] = await this.dataSource.query<Avatar[]>(
      `SELECT id, picture FROM user_avatar WHERE ${column} = $1`,
      [value],
    );
    return found;
  }
}
