import type { Type as Class } from '@nestjs/common';
import { ArgsType, Field, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsEnum, IsInt, IsOptional, Min, ValidateNested } from 'class-validator';

/** Every operation is held to these bounds before it runs (`operation-cost.ts`). */
export const MAX_SKIP = 10_000;
export const MAX_TAKE = 100;

/** Part of a list, by its place. */
export interface Slice {
  skip: number;
  take: number;
}

export interface Filtered<Filter> {
  filter?: Filter | null;
}

/** The arguments of a list that is neither filtered nor sorted by its caller. */
export function SliceArgs(defaultTake: number): Class<Slice> {
  @ArgsType()
  class SliceOfList implements Slice {
    @IsInt()
    @Min(0)
    @Field(() => Int, { defaultValue: 0, description: 'How many to skip, at most 10,000.' })
    skip: number;

    @IsInt()
    @Min(0)
    @Field(() => Int, { defaultValue: defaultTake, description: `How many to return, at most ${MAX_TAKE}.` })
    take: number;
  }
  return SliceOfList;
}

/** The same with a filter. */
export function FilterArgs<Filter extends object>(
  Filter: Class<Filter>,
  defaultTake: number,
): Class<Slice & Filtered<Filter>> {
  @ArgsType()
  class FilteredSlice extends SliceArgs(defaultTake) implements Filtered<Filter> {
    @IsOptional()
    @ValidateNested()
    @Type(() => Filter)
    @Field(() => Filter, { nullable: true, description: 'Conditions; the whole list when left out.' })
    filter?: Filter | null;
  }
  return FilteredSlice;
}

/** The same with an order: what the query of a list takes, and its export as well. */
export function ListArgs<Filter extends object, Sort extends string>(
  Filter: Class<Filter>,
  SortEnum: Readonly<Record<string, Sort>>,
  { defaultSort, defaultTake }: { defaultSort: NoInfer<Sort>; defaultTake: number },
): Class<Slice & Filtered<Filter> & { sort: Sort }> {
  @ArgsType()
  class SortedSlice extends FilterArgs(Filter, defaultTake) {
    @IsEnum(SortEnum)
    @Field(() => SortEnum, { defaultValue: defaultSort, description: 'Order of the list.' })
    sort: Sort;
  }
  return SortedSlice;
}
