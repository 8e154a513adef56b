import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Disk, errors } from 'flydrive';
import { DataSource, type EntityManager } from 'typeorm';
import { PICTURE_WIDTHS, type PictureWidth, USUAL_WIDTHS, WIDEST } from './picture-address.js';
import { encodePicture, measurePicture, WIDEST_USUAL } from './picture-encoding.js';

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

type Renditions = ReadonlyMap<PictureWidth, Buffer>;

/** Stores pictures as WebP in a few widths, under names made from their content. */
@Injectable()
export class PictureStore {
  /** By id, so that the many requests of a page encode each picture once. */
  private readonly encoding = new Map<string, Promise<Renditions>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly disk: Disk,
  ) {}

  /**
   * Equal bytes are stored once. A new picture is linked to the given dark variant; one that was stored before stays as
   * it is.
   *
   * @throws {Refusal} NOT_A_PICTURE, PICTURE_DAMAGED, PICTURE_TOO_LARGE or PICTURE_TOO_DETAILED
   */
  async save(bytes: Buffer, darkId: string | null = null): Promise<StoredPicture> {
    const id = pictureIdOf(bytes);
    return (await this.known(id)) ?? (await this.add(id, bytes, darkId));
  }

  /**
   * The same, but what visitors get is encoded when the first of them asks for it. Until then the given bytes lie beside it.
   *
   * @throws {Refusal} as `save` does
   */
  async saveUnencoded(bytes: Buffer, darkId: string | null = null): Promise<StoredPicture> {
    const id = pictureIdOf(bytes);
    return (await this.known(id)) ?? (await this.addUnencoded(id, bytes, darkId));
  }

  /** What is stored under an id; undefined when nothing is, or not all of it. */
  find(id: string): Promise<StoredPicture | undefined> {
    return this.known(id);
  }

  /** Links a stored picture to another dark variant. The caller bumps the data version of pages that show it. */
  async linkDark(transaction: EntityManager, id: string, darkId: string): Promise<void> {
    await transaction.query(LINK_DARK, [id, darkId]);
  }

  /** Removes what a picture is served from, after its row. */
  async removeFiles(id: string): Promise<void> {
    await this.disk.delete(sourceKey(id));
    for (const width of PICTURE_WIDTHS) await this.disk.delete(fileKey(id, width));
  }

  /** The bytes of one rendition, of the next smaller one where there is none so wide; undefined when no such picture is stored. */
  async read(id: string, width: PictureWidth): Promise<Buffer | undefined> {
    const encodedNow = await this.encodeWaiting(id);
    const bytes = encodedNow?.get(width) ?? (await this.bytesOf(fileKey(id, width)));
    return bytes ?? (width === WIDEST ? this.bytesOf(fileKey(id, WIDEST_USUAL)) : undefined);
  }

  private async known(id: string): Promise<StoredPicture | undefined> {
    if (!(await this.disk.exists(sourceKey(id))) && !(await this.isEncoded(id))) return undefined;
    const [picture] = await this.dataSource.query<StoredPicture[]>(FIND, [id]);
    return picture;
  }

  private async isEncoded(id: string): Promise<boolean> {
    const present = await Promise.all(USUAL_WIDTHS.map((width) => this.disk.exists(fileKey(id, width))));
    return !present.includes(false);
  }

  /** Files first: a row means that all files exist. */
  private async add(id: string, bytes: Buffer, darkId: string | null): Promise<StoredPicture> {
    const { width, height, renditions } = await encodePicture(bytes);
    await this.putRenditions(id, renditions);
    return this.addRow({ id, width, height, darkId });
  }

  private async addUnencoded(id: string, bytes: Buffer, darkId: string | null): Promise<StoredPicture> {
    const { width, height } = await measurePicture(bytes);
    await this.disk.put(sourceKey(id), bytes);
    return this.addRow({ id, width, height, darkId });
  }

  private async addRow({ id, width, height, darkId }: StoredPicture): Promise<StoredPicture> {
    await this.dataSource.query(ADD, [id, width, height, darkId]);
    const [picture] = await this.dataSource.query<[StoredPicture]>(FIND, [id]);
    return picture;
  }

  /** @returns undefined when the picture does not wait to be encoded */
  private async encodeWaiting(id: string): Promise<Renditions | undefined> {
    const running = this.encoding.get(id);
    if (running) return running;
    if (!(await this.disk.exists(sourceKey(id)))) return undefined;
    // Another process may have encoded it since.
    const source = await this.bytesOf(sourceKey(id));
    if (!source) return undefined;
    const encoding = this.encoding.get(id) ?? this.encodeSource(id, source);
    this.encoding.set(id, encoding);
    return encoding.finally(() => this.encoding.delete(id));
  }

  /** Nobody reads a rendition from its file while the source lies beside it. */
  private async encodeSource(id: string, source: Buffer): Promise<Renditions> {
    const { renditions } = await encodePicture(source);
    await this.putRenditions(id, renditions);
    await this.disk.delete(sourceKey(id));
    return renditions;
  }

  private async putRenditions(id: string, renditions: Renditions): Promise<void> {
    for (const [width, rendition] of renditions) await this.disk.put(fileKey(id, width), rendition);
  }

  private async bytesOf(key: string): Promise<Buffer | undefined> {
    try {
      return Buffer.from(await this.disk.getBytes(key));
    } catch (error) {
      if (error instanceof errors.E_CANNOT_READ_FILE) return undefined;
      throw error;
    }
  }
}

function fileKey(id: string, width: PictureWidth): string {
  return `gorsel/${id.slice(0, 2)}/${id}-${width}.webp`;
}

function sourceKey(id: string): string {
  return `gorsel/${id.slice(0, 2)}/${id}`;
}
