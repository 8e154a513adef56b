import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../kernel/scalars/date-time.scalar.js';
import { Id } from '../../kernel/scalars/id.scalar.js';
import { Money } from '../../kernel/scalars/money.scalar.js';
import type { Product } from '../catalog/index.js';
import type { FavoriteListRow, FavoriteRow } from './favorites.queries.js';

export type FindProduct = (productId: string) => Promise<Product | null>;

@ObjectType({ description: 'A product of a list, with what it was when it was put there.' })
export class Favorite {
  @Field(() => Id, { description: 'Pass it to removeFavorites.' })
  productId: string;

  @Field(() => String, {
    description: 'Name of the product when it was added; shown when the product is gone.',
  })
  productName: string;

  @Field(() => String, {
    description: 'Its address then; it still leads to the product, or to what replaces it.',
  })
  productSlug: string;

  @Field(() => Money, { nullable: true, description: 'Net price then; null when it had to be asked for.' })
  priceWhenAdded: number | null;

  @Field(() => Boolean, { description: 'Whether it was in stock then.' })
  wasInStock: boolean;

  @Field(() => DateTime, { description: 'When it was added.' })
  addedAt: Date;

  readonly findProduct: () => Promise<Product | null>;

  static of({ priceKurus, ...row }: FavoriteRow, find: FindProduct): Favorite {
    const priceWhenAdded = priceKurus === 0 ? null : priceKurus;
    return Object.assign(new Favorite(), { ...row, priceWhenAdded, findProduct: () => find(row.productId) });
  }
}

@ObjectType({ description: 'A list of products that a customer keeps.' })
export class FavoriteList {
  @Field(() => Id, { description: 'Pass it as listId.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'Null for the list that hearts fill.' })
  name: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Opens the list to everybody who has it; null: nobody else.',
  })
  shareToken: string | null;

  @Field(() => Int, { description: 'Number of products.' })
  size: number;

  static of(row: FavoriteListRow): FavoriteList {
    return Object.assign(new FavoriteList(), row);
  }
}

@ObjectType({ description: 'A list as those see it whom its owner gave the link.' })
export class SharedFavoriteList {
  @Field(() => String, { nullable: true, description: 'Null for the list that hearts fill.' })
  name: string | null;

  readonly id: string;

  static of({ id, name }: FavoriteListRow): SharedFavoriteList {
    return Object.assign(new SharedFavoriteList(), { id, name });
  }
}

@ObjectType({ description: 'A list of a customer, as staff see it.' })
export class CustomerFavoriteList {
  @Field(() => Id, { description: 'Permanent id.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'Null for the list that hearts fill.' })
  name: string | null;

  @Field(() => Boolean, { description: 'Whether a link opens it to others.' })
  isShared: boolean;

  @Field(() => [String], {
    description: 'Names that its products had when they were added, the latest first.',
  })
  productNames: string[];

  static of(
    { id, name, shareToken }: FavoriteListRow,
    favorites: readonly FavoriteRow[],
  ): CustomerFavoriteList {
    return { id, name, isShared: shareToken !== null, productNames: favorites.map((one) => one.productName) };
  }
}
