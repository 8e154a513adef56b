import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Disk, errors } from 'flydrive';
import { DataSource } from 'typeorm';
import { PICTURE_WIDTHS, type PictureWidth } from './picture-address.js';
import { encodePicture } from './picture-encoding.js';

export interface StoredPicture {
  id: string;
  /** Pixels of the widest rendition. */
  width: number;
  height: number;
  /** The same picture for a dark ground. */
  darkId: string | null;
}

/** Names of kept files start anew when the way of encoding changes: their addresses are cached for ever. */
const ENCODING = 'webp-1';
const ID_LENGTH = 32;

const KEEP = `
  INSERT INTO picture (id, width, height, dark_id) VALUES ($1, $2, $3, $4)
  ON CONFLICT (id) DO UPDATE SET dark_id = COALESCE(excluded.dark_id, picture.dark_id)
  RETURNING id, width, height, dark_id AS "darkId"`;

const LINK_DARK = `
  UPDATE picture SET dark_id = COALESCE($2, dark_id) WHERE id = $1
  RETURNING id, width, height, dark_id AS "darkId"`;

/** Keeps pictures as WebP in a few widths, under a name made from their content. */
@Injectable()
export class PictureStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly disk: Disk,
  ) {}

  /**
   * The same bytes are kept once, however often they come.
   *
   * @throws {Refusal} NOT_A_PICTURE, PICTURE_TOO_LARGE or PICTURE_TOO_DETAILED
   */
  async keep(bytes: Buffer, twin: { dark?: Buffer } = {}): Promise<StoredPicture> {
    const dark = twin.dark && (await this.keep(twin.dark));
    const id = createHash('sha256').update(ENCODING).update(bytes).digest('hex').slice(0, ID_LENGTH);
    return (await this.known(id, dark?.id)) ?? (await this.add(id, bytes, dark?.id));
  }

  /** The bytes of one rendition; nothing when no such picture was kept. */
  async read(id: string, width: PictureWidth): Promise<Buffer | undefined> {
    try {
      return Buffer.from(await this.disk.getBytes(fileKey(id, width)));
    } catch (error) {
      if (error instanceof errors.E_CANNOT_READ_FILE) return undefined;
      throw error;
    }
  }

  private async known(id: string, darkId?: string): Promise<StoredPicture | undefined> {
    const present = await Promise.all(PICTURE_WIDTHS.map((width) => this.disk.exists(fileKey(id, width))));
    if (present.includes(false)) return undefined;
    // TypeORM answers an UPDATE with [rows, count].
    const [[picture]] = await this.dataSource.query<[StoredPicture[], number]>(LINK_DARK, [
      id,
      darkId ?? null,
    ]);
    return picture;
  }

  /** Files first: a row stands only for a picture that is whole. */
  private async add(id: string, bytes: Buffer, darkId?: string): Promise<StoredPicture> {
    const { width, height, renditions } = await encodePicture(bytes);
    for (const [kept, rendition] of renditions) await this.disk.put(fileKey(id, kept), rendition);
    const [picture] = await this.dataSource.query<[StoredPicture]>(KEEP, [id, width, height, darkId ?? null]);
    return picture;
  }
}

function fileKey(id: string, width: PictureWidth): string {
  return `gorsel/${id.slice(0, 2)}/${id}-${width}.webp`;
}
