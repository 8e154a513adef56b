import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../kernel/clock/clock.js';
import { withRetry } from '../../kernel/database/transaction-retry.js';
import { generateToken } from '../../kernel/keys/secret-token.js';
import { notFound } from '../../kernel/refusal/general.refusals.js';
import { CatalogQueries, type Product } from '../catalog/index.js';
import { MAX_FAVORITES, MAX_LISTS } from './favorites.limits.js';
import {
  type FavoriteListRow,
  type FavoriteRow,
  insertFavorites,
  lockList,
  readFavorites,
  readHearts,
  readList,
  readLists,
  readSharedList,
} from './favorites.queries.js';
import type { FindProduct } from './favorites.type.js';
import { favoriteListsFull, favoritesFull } from './favorites.refusals.js';

/** Whose list is meant: null for the one that hearts fill, which comes into being with its first product. */
interface ListOf {
  userId: string;
  listId: string | null;
}

/** The lists of products that customers keep. A list of somebody else is as unknown as one that never was. */
@Injectable()
export class FavoritesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalog: CatalogQueries,
    private readonly clock: Clock,
  ) {}

  lists(userId: string): Promise<FavoriteListRow[]> {
    return readLists(this.dataSource.manager, userId);
  }

  /** Ids of the products whose hearts are full. */
  hearts(userId: string): Promise<string[]> {
    return readHearts(this.dataSource.manager, userId);
  }

  favorites(listId: string): Promise<FavoriteRow[]> {
    return readFavorites(this.dataSource.manager, listId);
  }

  /** What the products of a list are by now, read at once when the first one is asked for. */
  productFinder(rows: readonly FavoriteRow[]): FindProduct {
    let products: Promise<Map<string, Product>> | undefined;
    return async (productId) => {
      products ??= this.productsById(rows);
      return (await products).get(productId) ?? null;
    };
  }

  /** Those of these products that visitors see. */
  sold(ids: readonly string[]): Promise<Product[]> {
    return this.catalog.productsById(ids.filter((id) => isUuid(id)));
  }

  /** What is sold of a list, in its order. */
  async productsOf(listId: string): Promise<Product[]> {
    const rows = await this.favorites(listId);
    const products = await this.productsById(rows);
    return rows.flatMap(({ productId }) => products.get(productId) ?? []);
  }

  /** @param id null for the list that hearts fill */
  async list(userId: string, id: string | null): Promise<FavoriteListRow | null> {
    return id === null || isUuid(id) ? readList(this.dataSource.manager, userId, id) : null;
  }

  shared(token: string): Promise<FavoriteListRow | null> {
    return readSharedList(this.dataSource.manager, token);
  }

  /**
   * Puts in what visitors see of these products and the list has not; added again, a product keeps the price of its first time.
   *
   * @throws NOT_FOUND, FAVORITES_FULL
   */
  async add(of: ListOf, productIds: readonly string[]): Promise<FavoriteListRow> {
    const products = await this.sold(productIds);
    const addedAt = this.clock.now();
    const rows = products.map((product) => favoriteOf(product, addedAt));
    return this.change(async (transaction) => {
      const listId = await this.lockOrCreate(transaction, of);
      await insertFavorites(transaction, listId, rows);
      const list = await this.known(transaction, of.userId, listId);
      if (list.size > MAX_FAVORITES) throw favoritesFull({ maximum: MAX_FAVORITES });
      return list;
    });
  }

  /** @throws NOT_FOUND for a list with a name that is not theirs */
  remove(of: ListOf, productIds: readonly string[]): Promise<FavoriteListRow> {
    return this.change(async (transaction) => {
      const listId = await this.lockOrCreate(transaction, of);
      await transaction.query('DELETE FROM favorite WHERE list_id = $1 AND product_id = ANY($2::uuid[])', [
        listId,
        productIds.filter((id) => isUuid(id)),
      ]);
      return this.known(transaction, of.userId, listId);
    });
  }

  /** @throws FAVORITE_LISTS_FULL */
  addList(userId: string, name: string): Promise<FavoriteListRow> {
    return this.change(async (transaction) => {
      await transaction.query('SELECT id FROM users WHERE id = $1 FOR UPDATE', [userId]);
      const lists = await readLists(transaction, userId);
      if (lists.filter((list) => list.name !== null).length >= MAX_LISTS) {
        throw favoriteListsFull({ maximum: MAX_LISTS });
      }
      const id = randomUUID();
      await transaction.query('INSERT INTO favorite_list (id, user_id, name) VALUES ($1, $2, $3)', [
        id,
        userId,
        name,
      ]);
      return this.known(transaction, userId, id);
    });
  }

  /** @throws NOT_FOUND, also for the list that hearts fill */
  rename(userId: string, id: string, name: string): Promise<FavoriteListRow> {
    return this.change(async (transaction) => {
      const list = await this.named(transaction, userId, id);
      await transaction.query('UPDATE favorite_list SET name = $2 WHERE id = $1', [list.id, name]);
      return { ...list, name };
    });
  }

  /** @throws NOT_FOUND, also for the list that hearts fill */
  deleteList(userId: string, id: string): Promise<void> {
    return this.change(async (transaction) => {
      const list = await this.named(transaction, userId, id);
      await transaction.query('DELETE FROM favorite_list WHERE id = $1', [list.id]);
    });
  }

  /** Opens a list by a link, or ends the link: the next one is another. @throws NOT_FOUND */
  share(userId: string, id: string, isShared: boolean): Promise<FavoriteListRow> {
    return this.change(async (transaction) => {
      const list = await this.known(transaction, userId, isUuid(id) ? id : null);
      const shareToken = isShared ? (list.shareToken ?? generateToken()) : null;
      await transaction.query('UPDATE favorite_list SET share_token = $2 WHERE id = $1', [
        list.id,
        shareToken,
      ]);
      return { ...list, shareToken };
    });
  }

  private async productsById(rows: readonly FavoriteRow[]): Promise<Map<string, Product>> {
    const products = await this.catalog.productsById(rows.map(({ productId }) => productId));
    return new Map(products.map((product) => [product.id, product]));
  }

  private change<Result>(act: (transaction: EntityManager) => Promise<Result>): Promise<Result> {
    return withRetry(() => this.dataSource.transaction(act));
  }

  private async lockOrCreate(transaction: EntityManager, { userId, listId }: ListOf): Promise<string> {
    if (listId === null) {
      await transaction.query(
        'INSERT INTO favorite_list (id, user_id) VALUES ($1, $2) ON CONFLICT (user_id) WHERE name IS NULL DO NOTHING',
        [randomUUID(), userId],
      );
    }
    const locked = await lockList(transaction, userId, listId);
    if (locked === null) throw notFound();
    return locked;
  }

  private async named(transaction: EntityManager, userId: string, id: string): Promise<FavoriteListRow> {
    const list = await this.known(transaction, userId, isUuid(id) ? id : null);
    if (list.name === null) throw notFound();
    return list;
  }

  private async known(
    transaction: EntityManager,
    userId: string,
    id: string | null,
  ): Promise<FavoriteListRow> {
    const list = id === null ? null : await readList(transaction, userId, id);
    if (list === null) throw notFound();
    return list;
  }
}

const favoriteOf = ({ id, name, slug, defaultPrice, inStock }: Product, addedAt: Date): FavoriteRow => ({
  productId: id,
  productName: name,
  productSlug: slug,
  priceKurus: defaultPrice,
  wasInStock: inStock,
  addedAt,
});
