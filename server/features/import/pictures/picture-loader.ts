import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { measurePicture, refuseTooLargePicture } from '../../../kernel/files/picture-encoding.js';
import { pictureIdOf, type PictureStore } from '../../../kernel/files/picture-store.js';
import { Refusal } from '../../../kernel/refusal/refusal.js';
import type { DataVersions } from '../../../kernel/data-version/data-versions.js';
import {
  type Place,
  type ProductDraft,
  type ProductSnapshot,
  type RowProblem,
  rowProblem,
} from '../../catalog/index.js';

/** Whether pictures of the folder are stored, or only compared with those the shop has. */
export type PictureUse = 'compare' | 'store';

export type PictureDraft = NonNullable<ProductDraft['pictures']>[number];

/** The pictures of a row; undefined when none could be loaded, so that the product keeps its own. */
interface LoadedPictures {
  pictures?: PictureDraft[];
  warnings: RowProblem[];
  /** Whether a picture that is stored would get another dark variant. */
  hasOtherDark: boolean;
}

/** Picture storage, and the data versions to bump when a published picture changes. */
export interface PictureLoaderContext {
  dataSource: DataSource;
  store: PictureStore;
  dataVersions: DataVersions;
  /** Whether pictures are encoded when they are first shown, so that importing them takes less time. */
  encodesLater: boolean;
}

const COLUMN = 'Gorsel_URL';
const NO_SUCH_FILE = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG', 'EACCES', 'ELOOP']);

/** Loads pictures from the folder given with the file; URLs are stored and fetched later. */
export class PictureLoader {
  private readonly loaded = new Map<string, Promise<PictureDraft | string>>();
  private readonly otherDark = new Set<string>();

  constructor(
    private readonly context: PictureLoaderContext,
    private readonly folder: string | undefined,
    private readonly use: PictureUse,
  ) {}

  async load(names: readonly string[], place: Place): Promise<LoadedPictures> {
    const found = await Promise.all(names.map((name) => this.loadOne(name)));
    const pictures = found.filter((picture) => typeof picture !== 'string');
    const messages = found.filter((picture) => typeof picture === 'string');
    const warnings = messages.map((message) => rowProblem(place, message, { columns: [COLUMN] }));
    const hasOtherDark = names.some((name) => this.otherDark.has(name));
    return { pictures: pictures.length > 0 ? pictures : undefined, warnings, hasOtherDark };
  }

  /** A picture, or a Turkish message why it was not loaded. */
  private loadOne(name: string): Promise<PictureDraft | string> {
    if (/^https?:\/\//i.test(name)) return Promise.resolve(linkToUrl(name));
    const known = this.loaded.get(name) ?? this.fromFolder(name);
    this.loaded.set(name, known);
    return known;
  }

  private async fromFolder(name: string): Promise<PictureDraft | string> {
    if (/^[a-z][a-z\d+.-]*:/i.test(name)) return `Görsel adresi http ya da https ile başlamalı: ${name}`;
    if (this.folder === undefined) return `Görsel dosyayla birlikte gelmedi: ${name}`;
    const file = path.resolve(this.folder, name);
    if (!(await isInside(this.folder, file))) return `Görsel klasörün dışında: ${name}`;
    return this.loadFromFolder(this.folder, name).catch((error: unknown) => {
      if (error instanceof Refusal) return `Görsel alınamadı: ${name}. ${error.message}`;
      throw error;
    });
  }

  private async loadFromFolder(folder: string, name: string): Promise<PictureDraft | string> {
    const file = path.resolve(folder, name);
    const bytes = await readIfExists(file);
    if (bytes === undefined) return `Görsel bulunamadı: ${name}`;
    const darkFile = darkVariantPath(file);
    const dark = (await isInside(folder, darkFile)) ? await readIfExists(darkFile) : undefined;
    if (this.use === 'compare') return { pictureId: await this.compared(name, bytes, dark) };
    return { pictureId: await this.storeWithDark(bytes, dark) };
  }

  /** Stores nothing, but decodes what the shop does not have yet: a file that was cut off is found out before it is applied. */
  private async compared(name: string, bytes: Buffer, dark: Buffer | undefined): Promise<string> {
    const { store } = this.context;
    const id = pictureIdOf(bytes);
    const stored = await store.find(id);
    if (!stored) await measurePicture(bytes);
    if (dark === undefined || stored?.darkId === pictureIdOf(dark)) return id;
    if (!(await store.find(pictureIdOf(dark)))) await measurePicture(dark);
    if (stored) this.otherDark.add(name);
    return id;
  }

  /** Bumps the data version when a known picture gets another dark variant, because cached pages may show the old one. */
  private async storeWithDark(bytes: Buffer, dark: Buffer | undefined): Promise<string> {
    const { store, dataSource, dataVersions, encodesLater } = this.context;
    const save: PictureStore['save'] = (...given) =>
      encodesLater ? store.saveUnencoded(...given) : store.save(...given);
    const darkId = dark && (await save(dark)).id;
    const picture = await save(bytes, darkId);
    if (darkId === undefined || darkId === picture.darkId) return picture.id;
    await dataSource.transaction(async (transaction) => {
      await store.linkDark(transaction, picture.id, darkId);
      await dataVersions.bump(transaction, 'catalog');
    });
    return picture.id;
  }
}

function linkToUrl(url: string): PictureDraft | string {
  return URL.canParse(url) ? { source: url } : `Görsel adresi geçersiz: ${url}`;
}

/** `pompa.png` → `pompa.dark.png` */
function darkVariantPath(file: string): string {
  const { dir, name, ext } = path.parse(file);
  return path.join(dir, `${name}.dark${ext}`);
}

/** Whether a file is inside a folder after resolving symbolic links. */
async function isInside(folder: string, file: string): Promise<boolean> {
  if (!file.startsWith(path.resolve(folder) + path.sep)) return false;
  const target = await undefinedIfMissing(realpath(file));
  return target === undefined || target.startsWith((await realpath(folder)) + path.sep);
}

/** Checks type and size first: a pipe never ends, and a huge file would fill the memory. */
async function readIfExists(file: string): Promise<Buffer | undefined> {
  const found = await undefinedIfMissing(stat(file));
  if (!found?.isFile()) return undefined;
  refuseTooLargePicture(found.size);
  return undefinedIfMissing(readFile(file));
}

async function undefinedIfMissing<Found>(operation: Promise<Found>): Promise<Found | undefined> {
  try {
    return await operation;
  } catch (error) {
    if (NO_SUCH_FILE.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** A URL that has been fetched in the meantime keeps its picture. */
export function withFetched(
  pictures: readonly PictureDraft[],
  existing: ProductSnapshot['pictures'],
): PictureDraft[] {
  return pictures.map((picture): PictureDraft => {
    if (picture.pictureId) return picture;
    const pictureId = existing.find(({ source }) => source === picture.source)?.pictureId;
    return pictureId ? { pictureId, source: picture.source } : picture;
  });
}
