import type { DataSource } from 'typeorm';
import type { Cause } from '../../kernel/actor/cause.js';
import type { CatalogWriter } from '../catalog/index.js';
import type { CategoryDirectory, CategoryScope } from './category-directory.js';
import type { DetailIndex } from './detail-index.js';
import type { ImportResultBuilder } from './import.result.js';
import type { PictureLoader } from './picture-loader.js';
import type { ImportMode } from './row-saving.js';

/** The state shared by the steps of one import. */
export interface ImportRun {
  dataSource: DataSource;
  writer: CatalogWriter;
  mode: ImportMode;
  /** Who imports; all saves of a run carry its request id. */
  cause: Cause;
  scope: CategoryScope;
  directory: CategoryDirectory;
  pictures: PictureLoader;
  details: DetailIndex;
  results: ImportResultBuilder;
  /** Ids of categories that a dry run created and rolled back: products cannot reference them. */
  dryRunIds: Set<string>;
}
