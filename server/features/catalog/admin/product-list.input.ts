import { ArgsType, Field, InputType, OmitType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsDate, IsEnum, IsOptional, IsUUID } from 'class-validator';
import {
  OptionalFlag,
  OptionalLine,
  OptionalLines,
  OptionalMoney,
} from '../../../kernel/input/input-fields.js';
import { ListArgs } from '../../../kernel/listing/list.args.js';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';
import { type ProductGap, ProductGapEnum } from './product.gaps.js';
import { MAX_PRICE_KURUS } from './product-parts.input.js';

const MAX_SEARCH = 100;
const MAX_SELECTED = 100;
const MAX_CHOSEN = 50;

export type AdminProductState = 'public' | 'hidden' | 'archived';

const AdminProductStateEnum = registerValueEnum<AdminProductState>({
  name: 'AdminProductState',
  description: 'Whether a product is on sale; each value with the name people read.',
  values: { public: 'Yayında', hidden: 'Gizli kategoride', archived: 'Arşivde' },
});

export type AdminProductStock = 'available' | 'low' | 'none';

const AdminProductStockEnum = registerValueEnum<AdminProductStock>({
  name: 'AdminProductStock',
  description: 'How much of a product is in stock; each value with the name people read.',
  values: { available: 'Stokta', low: 'Azalan stok', none: 'Tükenen' },
});

export type AdminProductSort =
  | 'newest'
  | 'edited'
  | 'name'
  | 'lowest_price'
  | 'highest_price'
  | 'lowest_stock';

const AdminProductSortEnum = registerValueEnum<AdminProductSort>({
  name: 'AdminProductSort',
  description: 'Order of the list of all products.',
  values: {
    newest: 'Added last comes first.',
    edited: 'Edited last comes first.',
    name: 'By name, in Turkish order.',
    lowest_price: 'The lowest price comes first, prices on request before it.',
    highest_price: 'The highest price comes first.',
    lowest_stock: 'The smallest stock comes first.',
  },
});

@InputType({ description: 'Conditions on the list of all products; a product has to meet all of them.' })
export class AdminProductFilter {
  @OptionalLine({
    maxLength: MAX_SEARCH,
    description: 'Words; each is part of the name, SKU, brand, model or another word of the product.',
  })
  text?: string | null;

  @IsOptional()
  @ArrayMaxSize(MAX_SELECTED)
  @IsUUID('all', { each: true })
  @Field(() => [Id], { nullable: true, description: 'These products only, at most 100.' })
  ids?: string[] | null;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_CHOSEN)
  @Field(() => [Id], {
    nullable: true,
    description: 'In one of these categories or their subcategories; an empty id stands for «Kategorisiz».',
  })
  categoryIds?: string[] | null;

  @OptionalLines({ maxCount: MAX_CHOSEN, maxLength: MAX_SEARCH, description: 'Of one of these brands.' })
  brands?: string[] | null;

  @IsOptional()
  @IsArray()
  @IsEnum(AdminProductStateEnum, { each: true })
  @Field(() => [AdminProductStateEnum], {
    nullable: true,
    description: 'All but archived ones when left out.',
  })
  states?: AdminProductState[] | null;

  @IsOptional()
  @IsArray()
  @IsEnum(AdminProductStockEnum, { each: true })
  @Field(() => [AdminProductStockEnum], { nullable: true, description: 'With one of these stocks.' })
  stocks?: AdminProductStock[] | null;

  @OptionalFlag('Shown as YENİ.')
  isNew?: boolean | null;

  @OptionalFlag('Shown as ÖNE ÇIKAN.')
  isFeatured?: boolean | null;

  @IsOptional()
  @IsArray()
  @IsEnum(ProductGapEnum, { each: true })
  @Field(() => [ProductGapEnum], { nullable: true, description: 'That lack one of these (eksik bilgi).' })
  gaps?: ProductGap[] | null;

  @OptionalMoney({ min: 0, max: MAX_PRICE_KURUS, description: 'The net price is this or more.' })
  minPrice?: number | null;

  @OptionalMoney({ min: 0, max: MAX_PRICE_KURUS, description: 'The net price is this or less.' })
  maxPrice?: number | null;

  @IsOptional()
  @IsDate()
  @Field(() => DateTime, { nullable: true, description: 'Added at this time or later.' })
  createdFrom?: Date | null;

  @IsOptional()
  @IsDate()
  @Field(() => DateTime, { nullable: true, description: 'Added before this time.' })
  createdBefore?: Date | null;
}

@ArgsType()
export class AdminProductsArgs extends ListArgs(AdminProductFilter, AdminProductSortEnum, {
  defaultSort: 'newest',
  defaultTake: 25,
}) {}

@ArgsType()
export class ProductNeighborsArgs extends OmitType(AdminProductsArgs, ['skip', 'take'], ArgsType) {
  @IsUUID()
  @Field(() => Id, { description: 'The product that is shown.' })
  id: string;
}
