import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Disk, errors } from 'flydrive';
import { DataSource, type EntityManager } from 'typeorm';
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

const FIND = 'SELECT id, width, height, dark_id AS "darkId" FROM picture WHERE id = $1';

const ADD = `
  INSERT INTO picture (id, width, height, dark_id) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO NOTHING`;

const LINK_DARK = 'UPDATE picture SET dark_id = $2 WHERE id = $1';

/** Keeps pictures as WebP in a few widths, under a name made from their content. */
@Injectable()
export class PictureStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly disk: Disk,
  ) {}

  /**
   * The same bytes are kept once, however often they come. A new picture begins with the given twin for dark grounds; one
   * that was kept before stays as it is.
   *
   * @throws {Refusal} NOT_A_PICTURE, PICTURE_TOO_LARGE or PICTURE_TOO_DETAILED
   */
  async keep(bytes: Buffer, darkId: string | null = null): Promise<StoredPicture> {
    const id = createHash('sha256').update(ENCODING).update(bytes).digest('hex').slice(0, ID_LENGTH);
    return (await this.known(id)) ?? (await this.add(id, bytes, darkId));
  }

  /** Gives a kept picture another twin. Whoever shows it counts up what its pages are kept by, in this transaction. */
  async linkDark(manager: EntityManager, id: string, darkId: string): Promise<void> {
    await manager.query(LINK_DARK, [id, darkId]);
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

  private async known(id: string): Promise<StoredPicture | undefined> {
    const present = await Promise.all(PICTURE_WIDTHS.map((width) => this.disk.exists(fileKey(id, width))));
    if (present.includes(false)) return undefined;
    const [picture] = await this.dataSource.query<StoredPicture[]>(FIND, [id]);
    return picture;
  }

  /** Files first: a row stands only for a picture that is whole. */
  private async add(id: string, bytes: Buffer, darkId: string | null): Promise<StoredPicture> {
    const { width, height, renditions } = await encodePicture(bytes);
    for (const [kept, rendition] of renditions) await this.disk.put(fileKey(id, kept), rendition);
    await this.dataSource.query(ADD, [id, width, height, darkId]);
    const [picture] = await this.dataSource.query<[StoredPicture]>(FIND, [id]);
    return picture;
  }
}

function fileKey(id: string, width: PictureWidth): string {
  return `gorsel/${id.slice(0, 2)}/${id}-${width}.webp`;
}
