import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { withTemporaryFolder } from '../../../kernel/files/temporary-folder.js';
import { type UploadLimit, writeUpload } from '../../../kernel/files/upload-limit.js';
import { documentGone, documentTooLarge, notADocument } from './document.refusals.js';

const MAX_MEGABYTES = 20;

export const DOCUMENT_UPLOAD: UploadLimit = {
  maxBytes: MAX_MEGABYTES * 1024 * 1024,
  tooLarge: () => documentTooLarge({ maxMegabytes: MAX_MEGABYTES }),
};

const ID_LENGTH = 32;
/** A PDF begins with it. */
const SIGNATURE = Buffer.from('%PDF-');

export interface StoredDocument {
  /** Content hash. */
  id: string;
  bytes: number;
}

/** The day begins anew for a file that was uploaded before and nothing was saved with. */
const NOTE = `
  INSERT INTO document_file (id, bytes, uploaded_at) VALUES ($1, $2, $3)
  ON CONFLICT (id) DO UPDATE SET uploaded_at = excluded.uploaded_at`;

const KEEP = 'UPDATE document_file SET is_kept = true WHERE id = ANY($1) RETURNING id';

/** The documents of products: PDF files under names made from their content. */
@Injectable()
export class DocumentFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly disk: Disk,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a document while it is sent; one that is refused leaves nothing behind.
   *
   * @throws DOCUMENT_TOO_LARGE, NOT_A_DOCUMENT
   */
  upload(content: Readable): Promise<StoredDocument> {
    return withTemporaryFolder('belge-', async (folder) => {
      const file = path.join(folder, 'belge');
      const { hash, bytes } = await writeUpload(content, file, DOCUMENT_UPLOAD);
      if (!(await isPdf(file))) throw notADocument();
      const id = hash.slice(0, ID_LENGTH);
      await this.disk.copyFromFs(file, documentKey(id));
      await this.dataSource.query(NOTE, [id, bytes, this.clock.now()]);
      return { id, bytes };
    });
  }

  /** Undefined when there is no such document. */
  async find(id: string): Promise<StoredDocument | undefined> {
    const [document] = await this.dataSource.query<StoredDocument[]>(
      'SELECT id, bytes FROM document_file WHERE id = $1',
      [id],
    );
    return document;
  }

  read(id: string): Promise<Readable> {
    return this.disk.getStream(documentKey(id));
  }
}

/**
 * Keeps the documents that a product is saved with.
 *
 * @throws DOCUMENT_GONE for those that do not exist
 */
export async function keepDocuments(transaction: EntityManager, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const [kept] = await transaction.query<[{ id: string }[], number]>(KEEP, [ids]);
  const known = new Set(kept.map(({ id }) => id));
  const gone = ids.filter((id) => !known.has(id));
  if (gone.length > 0) throw documentGone({ fileIds: gone });
}

async function isPdf(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SIGNATURE.length), 0, SIGNATURE.length, 0);
    return bytesRead === SIGNATURE.length && buffer.equals(SIGNATURE);
  } finally {
    await handle.close();
  }
}

/** Where the file of a document lies. */
export const documentKey = (id: string) => `belge/${id.slice(0, 2)}/${id}.pdf`;
