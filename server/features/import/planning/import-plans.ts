import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../../../kernel/config/config.js';
import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import { PictureStore } from '../../../kernel/files/picture-store.js';
import { CatalogLookup } from '../../catalog/index.js';
import { PictureLoader, type PictureUse } from '../pictures/picture-loader.js';
import { ImportRows } from '../rows/import-rows.js';
import type { ImportRunEntity } from '../runs/import-run.entity.js';
import { ImportedFile } from '../rows/imported-file.js';
import { ImportPlan } from './import-plan.js';

/** The rows of an import, and the plan that is made of them. */
export interface OpenedPlan {
  file: ImportedFile;
  plan: ImportPlan;
  pictures: PictureLoader;
}

/** Opens the plans of imports. */
@Injectable()
export class ImportPlans {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rows: ImportRows,
    private readonly lookup: CatalogLookup,
    private readonly store: PictureStore,
    private readonly dataVersions: DataVersions,
    private readonly config: Config,
  ) {}

  /** @param reader where the rows of the file are read: a transaction, when it has changed them */
  open(
    run: ImportRunEntity,
    pictureUse: PictureUse,
    reader: Pick<EntityManager, 'query'> = this.dataSource,
  ): OpenedPlan {
    const { dataSource, store, dataVersions, lookup } = this;
    const file = new ImportedFile(this.rows, reader, run);
    const folder = run.picturesFolder ?? undefined;
    // A demo shows its catalog as soon as it can; a shop does the work before a visitor waits for it.
    const context = { dataSource, store, dataVersions, encodesLater: this.config.demo };
    const pictures = new PictureLoader(context, folder, pictureUse);
    return { file, plan: new ImportPlan({ lookup, file, pictures, run }), pictures };
  }
}
