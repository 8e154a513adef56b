import type { DataSource } from 'typeorm';
import type { CatalogWriter } from '../catalog-writing/index.js';
import type { CategoryDirectory, CategoryReach } from './category-directory.js';
import type { DetailBook } from './detail-book.js';
import type { ImportTally } from './import.result.js';
import type { PictureIntake } from './picture-intake.js';
import type { ImportMode } from './row-saving.js';

/** What the parts of one import share. */
export interface ImportRun {
  dataSource: DataSource;
  writer: CatalogWriter;
  mode: ImportMode;
  reach: CategoryReach;
  directory: CategoryDirectory;
  pictures: PictureIntake;
  details: DetailBook;
  tally: ImportTally;
  /** Categories that a rehearsal made and took back: products cannot refer to them. */
  rehearsedIds: Set<string>;
}
