import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import type { DataSource, EntityManager } from 'typeorm';
import { v4 as randomId } from 'uuid';
import type { Clock } from '../clock/clock.js';
import type { RateLimit, RateLimits } from '../rate-limit/rate-limits.js';
import type { Refusal } from '../refusal/refusal.js';
import { recognizedFile } from './file-kinds.js';
import { withTemporaryFolder } from './temporary-folder.js';
import { type UploadLimit, writeUpload } from './upload-limit.js';

const MAX_NAME = 120;

/** A file without its name, which is personal. */
export interface StoredFile {
  id: string;
  mediaType: string;
  bytes: number;
}

export interface NamedFile extends StoredFile {
  name: string;
}

/** Files of something that happened; `fileNames` has each name by its id. */
export interface ClaimedFiles {
  files: StoredFile[];
  fileNames: Record<string, string>;
}

/** What such files belong to, and which are taken. */
export interface PrivateFileTerms {
  /** Table with the columns id, name, media_type, bytes, uploaded_at and the owner's. */
  table: string;
  ownerColumn: string;
  /** Folder of the store. */
  folder: string;
  /** Of one network: what nothing is sent with is swept after a day. */
  rateLimit: RateLimit;
  upload: UploadLimit;
  /** Media types; all kinds that are known when left out. */
  accepts?: readonly string[];
  unknownKind: () => Refusal;
  gone: (details: { fileIds: readonly string[] }) => Refusal;
}

interface Dependencies {
  dataSource: DataSource;
  disk: Disk;
  limits: RateLimits;
  clock: Clock;
}

/** Files that visitors send with something. They are private: only who may read that something gets them. */
export class PrivateFiles {
  constructor(
    private readonly terms: PrivateFileTerms,
    private readonly needs: Dependencies,
  ) {}

  /**
   * Stores a file while it is sent; one that is refused leaves nothing behind.
   *
   * @param address the network of the sender
   * @throws RATE_LIMITED, and the refusals of the terms
   */
  async upload(content: Readable, typedName: string, address: string): Promise<NamedFile> {
    const { table, folder, rateLimit, upload, accepts, unknownKind } = this.terms;
    const { dataSource, disk, limits, clock } = this.needs;
    await limits.takeAt(rateLimit, address);
    const typed = fileName(typedName);
    return withTemporaryFolder(`${folder}-`, async (temporary) => {
      const file = path.join(temporary, 'dosya');
      const { bytes } = await writeUpload(content, file, upload);
      const known = await recognizedFile(file, typed, accepts);
      if (!known) throw unknownKind();
      const { mediaType, name } = known;
      const id = randomId();
      // The row first: a file without one would stay for ever.
      await dataSource.query(
        `INSERT INTO ${table} (id, name, media_type, bytes, uploaded_at) VALUES ($1, $2, $3, $4, $5)`,
        [id, name, mediaType, bytes, clock.now()],
      );
      await disk.copyFromFs(file, privateFileKey(this.terms, id));
      return { id, name, mediaType, bytes };
    });
  }

  /**
   * Makes files those of an owner, once. The names are sealed in its events from now on.
   *
   * @throws the refusal of the terms for those that were swept, or have an owner already
   */
  async claim(
    transaction: EntityManager,
    ownerId: string,
    ids: readonly string[],
  ): Promise<readonly NamedFile[]> {
    const { table, ownerColumn, gone } = this.terms;
    if (ids.length === 0) return [];
    const waiting = await transaction.query<NamedFile[]>(
      `SELECT id, name, media_type AS "mediaType", bytes FROM ${table}
       WHERE id = ANY($1) AND ${ownerColumn} IS NULL FOR UPDATE`,
      [ids],
    );
    const known = new Map(waiting.map((file) => [file.id, file]));
    const missing = ids.filter((id) => !known.has(id));
    if (missing.length > 0) throw gone({ fileIds: missing });
    await transaction.query(`UPDATE ${table} SET ${ownerColumn} = $2, name = NULL WHERE id = ANY($1)`, [
      ids,
      ownerId,
    ]);
    return ids.flatMap((id) => known.get(id) ?? []);
  }

  /** Claims files as an event records them: the names apart from the rest, because they are sealed. */
  async claimFor(transaction: EntityManager, ownerId: string, ids: readonly string[]): Promise<ClaimedFiles> {
    const claimed = await this.claim(transaction, ownerId, ids);
    return {
      files: claimed.map(({ id, mediaType, bytes }) => ({ id, mediaType, bytes })),
      fileNames: Object.fromEntries(claimed.map(({ id, name }) => [id, name])),
    };
  }

  read(id: string): Promise<Readable> {
    return this.needs.disk.getStream(privateFileKey(this.terms, id));
  }
}

/** Where a file lies. */
export const privateFileKey = ({ folder }: Pick<PrivateFileTerms, 'folder'>, id: string) =>
  `${folder}/${id.slice(0, 2)}/${id}`;

/** Without a path and without what no file system takes; the ending stays. */
function fileName(typed: string): string {
  const base = typed
    .normalize('NFC')
    .split(/[\\/]/)
    .at(-1)
    ?.replace(/[\p{C}"<>|*?:]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (!base) return 'dosya';
  // By code points: half an emoji is no text that can be stored.
  const ending = Array.from(path.extname(base)).slice(0, MAX_NAME);
  const stem = Array.from(base.slice(0, base.length - path.extname(base).length));
  return [...stem.slice(0, MAX_NAME - ending.length), ...ending].join('');
}
