import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { DataSource } from 'typeorm';
import type { Picture } from './picture.type.js';

const PICTURES = 'SELECT id, width, height, dark_id AS "darkId" FROM picture WHERE id = ANY($1)';

/** Reads pictures by id, all of one operation at once. */
@Injectable()
export class PictureLoaders {
  private readonly byOperation = new WeakMap<object, DataLoader<string, Picture | null>>();

  constructor(private readonly dataSource: DataSource) {}

  /** @param operation the context GraphQL hands to every resolver of one operation */
  of(operation: object): DataLoader<string, Picture | null> {
    const known = this.byOperation.get(operation);
    if (known) return known;
    const loader = new DataLoader<string, Picture | null>((ids) => this.read(ids));
    this.byOperation.set(operation, loader);
    return loader;
  }

  private async read(ids: readonly string[]): Promise<(Picture | null)[]> {
    const rows = await this.dataSource.query<Picture[]>(PICTURES, [ids]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  }
}
