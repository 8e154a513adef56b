import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { BackOfficeOnly } from '../../../kernel/actor/audience.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { CurrentCause } from '../../../kernel/actor/request-context.js';
import { RecordChangeType } from '../../../kernel/records/record-change.type.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { AdminProductReader } from './admin-product.reader.js';
import { AdminProduct } from './admin-product.type.js';
import { ProductCommands } from './product.commands.js';
import {
  ProductInput,
  ProductVersionInput,
  RestoreProductVersionInput,
  UpdateProductInput,
} from './product.input.js';

const PRODUCT_ID = { type: () => Id, description: 'UUID of the product.' };
const AT_VERSION = { type: () => ProductVersionInput, description: 'The product and its version.' };

/** One product as staff and programs keep it. */
@BackOfficeOnly('catalog')
@Resolver()
export class ProductAdminResolver {
  constructor(
    private readonly reader: AdminProductReader,
    private readonly commands: ProductCommands,
  ) {}

  @Query(() => AdminProduct, { nullable: true, description: 'Any product, hidden and archived ones too.' })
  adminProduct(@Args('id', PRODUCT_ID) id: string): Promise<AdminProduct | null> {
    return this.reader.find(id);
  }

  @Query(() => [RecordChangeType], {
    description: 'Who changed what of a product, newest first, at most 100 versions back.',
  })
  async adminProductHistory(@Args('id', PRODUCT_ID) id: string): Promise<RecordChangeType[]> {
    return (await this.reader.history(id)).map((change) => RecordChangeType.of(change));
  }

  @Mutation(() => AdminProduct, {
    description:
      'Adds a product. Name, SKU, brand, model, category, price, stock and both descriptions are needed (PRODUCT_INVALID).',
  })
  async createProduct(
    @Args('input', { type: () => ProductInput, description: 'Its fields; the others get their defaults.' })
    input: ProductInput,
    @CurrentCause() cause: Cause,
  ): Promise<AdminProduct> {
    return this.reader.get(await this.commands.create(input, cause));
  }

  @Mutation(() => AdminProduct, {
    description: 'Changes fields of a product. VERSION_CONFLICT names those that others changed meanwhile.',
  })
  async updateProduct(
    @Args('input', { type: () => UpdateProductInput, description: 'The product, its version, the fields.' })
    input: UpdateProductInput,
    @CurrentCause() cause: Cause,
  ): Promise<AdminProduct> {
    return this.reader.get(await this.commands.update(input, cause));
  }

  @Mutation(() => AdminProduct, {
    description: 'Takes a product out of sale; orders, history, address and SKU stay.',
  })
  async archiveProduct(
    @Args('input', AT_VERSION) input: ProductVersionInput,
    @CurrentCause() cause: Cause,
  ): Promise<AdminProduct> {
    return this.reader.get(await this.commands.archiveOne(input, cause));
  }

  @Mutation(() => AdminProduct, { description: 'Puts an archived product on sale again.' })
  async restoreProduct(
    @Args('input', AT_VERSION) input: ProductVersionInput,
    @CurrentCause() cause: Cause,
  ): Promise<AdminProduct> {
    return this.reader.get(await this.commands.restoreOne(input, cause));
  }

  @Mutation(() => AdminProduct, {
    description: 'Gives a product the fields of an earlier version; its stock stays.',
  })
  async restoreProductVersion(
    @Args('input', { type: () => RestoreProductVersionInput, description: 'The product and both versions.' })
    input: RestoreProductVersionInput,
    @CurrentCause() cause: Cause,
  ): Promise<AdminProduct> {
    return this.reader.get(await this.commands.restoreVersion(input, cause));
  }
}
