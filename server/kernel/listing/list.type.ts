import type { Type as Class } from '@nestjs/common';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { ListPage } from './list-page.js';

/** What the query of a list returns; the class that extends it names it and says what its order and its bounds are. */
export function ListOf<Item>(Item: Class<Item>): Class<ListPage<Item>> {
  @ObjectType({ isAbstract: true })
  class PageOfList implements ListPage<Item> {
    @Field(() => [Item], { description: 'Those of this page.' })
    items: Item[];

    @Field(() => Int, { description: 'How many meet the filter, on all pages.' })
    total: number;

    @Field(() => Boolean, { description: 'False when more meet the filter than `total` says.' })
    isTotalExact: boolean;
  }
  return PageOfList;
}
