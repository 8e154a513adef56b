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
  /** The variant of the picture for the dark theme. */
  darkId: string | null;
}

/** Part of every file name: change it when the encoding changes, because addresses are cached forever. */
const ENCODING = 'webp-1';
const ID_LENGTH = 32;

/** The id under which these bytes are stored, whether they are a picture or not. */
export function pictureIdOf(bytes: Buffer): string {
  return createHash('sha256').update(ENCODING).update(bytes).digest('hex').slice(0, ID_LENGTH);
}

const FIND = 'SELECT id, width, height, dark_id AS "darkId" FROM picture WHERE id = $1';

const ADD = `
  INSERT INTO picture (id, width, height, dark_id) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO NOTHING`;

const LINK_DARK = 'UPDATE picture SET dark_id = $2 WHERE id = $1';

/** Stores pictures as WebP in a few widths, under names made from their content. */
@Injectable()
export class PictureStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly disk: Disk,
  ) {}

  /**
   * Equal bytes are stored once. A new picture is linked to the given dark variant; one that was stored before stays as
   * it is.
   *
   * @throws {Refusal} NOT_A_PICTURE, PICTURE_TOO_LARGE or PICTURE_TOO_DETAILED
   */
  async save(bytes: Buffer, darkId: string | null = null): Promise<StoredPicture> {
    const id = pictureIdOf(bytes);
    return (await this.known(id)) ?? (await this.add(id, bytes, darkId));
  }

  /** What is stored under an id; undefined when nothing is, or not all of it. */
  find(id: string): Promise<StoredPicture | undefined> {
    return this.known(id);
  }

  /** Links a stored picture to another dark variant. The caller bumps the data version of pages that show it. */
  async linkDark(transaction: EntityManager, id: string, darkId: string): Promise<void> {
    await transaction.query(LINK_DARK, [id, darkId]);
  }

  /** The bytes of one rendition; undefined when no such picture is stored. */
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

  /** Files first: a row means that all files exist. */
  private async add(id: string, bytes: Buffer, darkId: string | null): Promise<StoredPicture> {
    const { width, height, renditions } = await encodePicture(bytes);
    for (const [targetWidth, rendition] of renditions) {
      await this.disk.put(fileKey(id, targetWidth), rendition);
    }
    await this.dataSource.query(ADD, [id, width, height, darkId]);
    const [picture] = await this.dataSource.query<[StoredPicture]>(FIND, [id]);
    return picture;
  }
}

function fileKey(id: string, width: PictureWidth): string {
  return `gorsel/${id.slice(0, 2)}/${id}-${width}.webp`;
}
