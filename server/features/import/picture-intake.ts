import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { refuseTooLargePicture } from '../../kernel/files/picture-encoding.js';
import type { PictureStore } from '../../kernel/files/picture-store.js';
import { Refusal } from '../../kernel/refusal/refusal.js';
import type { Revisions } from '../../kernel/revision/revisions.js';
import type { ProductDraft, ProductSnapshot } from '../catalog-writing/index.js';
import { type Place, type RowProblem, rowProblem } from '../catalog-sheet/index.js';
import type { ImportMode } from './row-saving.js';

export type PictureDraft = NonNullable<ProductDraft['pictures']>[number];

/** Pictures of a row: nothing when the row names none that can be had, and the product keeps its own. */
interface TakenPictures {
  pictures?: PictureDraft[];
  warnings: RowProblem[];
}

/** Where pictures are kept, and what is counted up when one that is shown already looks different. */
export interface PictureKeeping {
  dataSource: DataSource;
  store: PictureStore;
  revisions: Revisions;
}

const COLUMN = 'Gorsel_URL';
const NO_SUCH_FILE = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG', 'EACCES', 'ELOOP']);

/** Takes pictures over from the folder beside the file; addresses are only remembered. */
export class PictureIntake {
  private readonly kept = new Map<string, Promise<PictureDraft | string>>();

  constructor(
    private readonly keeping: PictureKeeping,
    private readonly folder: string | undefined,
    private readonly mode: ImportMode,
  ) {}

  async take(names: readonly string[], place: Place): Promise<TakenPictures> {
    const found = await Promise.all(names.map((name) => this.one(name)));
    const pictures = found.filter((picture) => typeof picture !== 'string');
    const faults = found.filter((picture) => typeof picture === 'string');
    const warnings = faults.map((fault) => rowProblem(place, fault, { columns: [COLUMN] }));
    // A rehearsal keeps no picture, so it cannot tell whether those of a folder differ.
    const isTold =
      pictures.length > 0 && !(this.mode === 'rehearse' && pictures.some(({ pictureId }) => pictureId));
    return { pictures: isTold ? pictures : undefined, warnings };
  }

  /** A picture, or what is wrong with it. */
  private one(name: string): Promise<PictureDraft | string> {
    if (/^https?:\/\//i.test(name)) return Promise.resolve(rememberAddress(name));
    const known = this.kept.get(name) ?? this.fromFolder(name);
    this.kept.set(name, known);
    return known;
  }

  private async fromFolder(name: string): Promise<PictureDraft | string> {
    if (/^[a-z][a-z\d+.-]*:/i.test(name)) return `Görsel adresi http ya da https ile başlamalı: ${name}`;
    if (this.folder === undefined) return `Görsel dosyayla birlikte gelmedi: ${name}`;
    const file = path.resolve(this.folder, name);
    if (!(await isInside(this.folder, file))) return `Görsel klasörün dışında: ${name}`;
    return this.takeOver(this.folder, name).catch((error: unknown) => {
      if (error instanceof Refusal) return `Görsel alınamadı: ${name}. ${error.message}`;
      throw error;
    });
  }

  private async takeOver(folder: string, name: string): Promise<PictureDraft | string> {
    const file = path.resolve(folder, name);
    const bytes = await readIfThere(file);
    if (bytes === undefined) return `Görsel bulunamadı: ${name}`;
    if (this.mode === 'rehearse') return { pictureId: name };
    const twin = darkTwin(file);
    const dark = (await isInside(folder, twin)) ? await readIfThere(twin) : undefined;
    return { pictureId: await this.idOfKept(bytes, dark) };
  }

  /** A picture that is known already may stand on kept pages with its former twin. */
  private async idOfKept(bytes: Buffer, dark: Buffer | undefined): Promise<string> {
    const { store, dataSource, revisions } = this.keeping;
    const darkId = dark && (await store.keep(dark)).id;
    const picture = await store.keep(bytes, darkId);
    if (darkId === undefined || darkId === picture.darkId) return picture.id;
    await dataSource.transaction(async (manager) => {
      await store.linkDark(manager, picture.id, darkId);
      await revisions.bump(manager, 'catalog');
    });
    return picture.id;
  }
}

function rememberAddress(address: string): PictureDraft | string {
  return URL.canParse(address) ? { source: address } : `Görsel adresi geçersiz: ${address}`;
}

/** `pompa.png` → `pompa.dark.png` */
function darkTwin(file: string): string {
  const { dir, name, ext } = path.parse(file);
  return path.join(dir, `${name}.dark${ext}`);
}

/** Whether a file lies in a folder, also when one of them is a link to somewhere else. */
async function isInside(folder: string, file: string): Promise<boolean> {
  if (!file.startsWith(path.resolve(folder) + path.sep)) return false;
  const place = await ifThere(realpath(file));
  return place === undefined || place.startsWith((await realpath(folder)) + path.sep);
}

/** Looks before it reads: a pipe has no end, and a file of gigabytes would fill the memory. */
async function readIfThere(file: string): Promise<Buffer | undefined> {
  const found = await ifThere(stat(file));
  if (!found?.isFile()) return undefined;
  refuseTooLargePicture(found.size);
  return ifThere(readFile(file));
}

async function ifThere<Found>(looking: Promise<Found>): Promise<Found | undefined> {
  try {
    return await looking;
  } catch (error) {
    if (NO_SUCH_FILE.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** An address that was fetched in the meantime keeps its picture. */
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
