import { Args, Query, Resolver } from '@nestjs/graphql';
import { BackOfficeOnly } from '../../../kernel/actor/audience.js';
import { ListNeighbors } from '../../../kernel/listing/list-neighbors.type.js';
import { AdminProductList } from './admin-product-list.type.js';
import { AdminProductsArgs, ProductNeighborsArgs } from './product-list.input.js';
import { AdminProductListQueries } from './product-list.queries.js';

/** The list of all products for staff and back-office programs. */
@BackOfficeOnly('catalog')
@Resolver()
export class ProductListAdminResolver {
  constructor(private readonly list: AdminProductListQueries) {}

  @Query(() => AdminProductList, { description: 'All products of the shop, page by page.' })
  adminProducts(@Args() args: AdminProductsArgs): Promise<AdminProductList> {
    return this.list.page(args);
  }

  @Query(() => [String], { description: 'Brands of all products, hidden and archived ones included.' })
  adminBrands(): Promise<string[]> {
    return this.list.brands();
  }

  @Query(() => ListNeighbors, {
    description:
      'The products before and after one in the list, by its place there even where it no longer meets the filter; both null for an unknown one.',
  })
  adminProductNeighbors(@Args() args: ProductNeighborsArgs): Promise<ListNeighbors> {
    return this.list.neighbors(args);
  }
}
