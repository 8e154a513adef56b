import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { validate as isUuid } from 'uuid';
import { DataSource } from 'typeorm';
import type { HistoryActor } from '../../../kernel/actor/history-actor.type.js';

/** How somebody is called now. */
export interface ActorName {
  name: string | null;
  role: string | null;
}

type Loader = DataLoader<string, ActorName | null>;

/** Ids are random: no account has that of a key. */
const NAMES = `
  SELECT id, name, role FROM users WHERE id = ANY($1::uuid[])
  UNION ALL SELECT id, name, NULL FROM api_key WHERE id = ANY($1::uuid[])`;

/** Reads the names of staff and programs, those of one operation at once. */
@Injectable()
export class ActorNames {
  private readonly byOperation = new WeakMap<object, Loader>();

  constructor(private readonly dataSource: DataSource) {}

  /** @param operation the context GraphQL hands to every resolver of one operation */
  async of({ kind, id }: HistoryActor, operation: object): Promise<ActorName | null> {
    if (!id || !isUuid(id) || (kind !== 'staff' && kind !== 'program')) return null;
    return this.loaderOf(operation).load(id);
  }

  private loaderOf(operation: object): Loader {
    const known = this.byOperation.get(operation);
    if (known) return known;
    const loader: Loader = new DataLoader((ids) => this.read(ids));
    this.byOperation.set(operation, loader);
    return loader;
  }

  private async read(ids: readonly string[]): Promise<(ActorName | null)[]> {
    const rows = await this.dataSource.query<(ActorName & { id: string })[]>(NAMES, [ids]);
    const byId = new Map(rows.map(({ id, ...named }) => [id, named]));
    return ids.map((id) => byId.get(id) ?? null);
  }
}
