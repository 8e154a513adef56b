import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Public } from '../../kernel/audience/audience.js';
import { ProductFacets, ProductList } from './product.list.type.js';
import type { ListedProducts } from './product.listing.js';
import { Product } from './product.type.js';

/** Fields that are made only when they are asked for. */
@Public()
@Resolver(() => ProductList)
export class ProductListResolver {
  @ResolveField(() => [Product], { description: 'The products of this page.' })
  items(@Parent() list: ListedProducts): Promise<Product[]> {
    return list.products();
  }

  @ResolveField(() => ProductFacets, { description: 'What could be filtered further.' })
  facets(@Parent() list: ListedProducts): ProductFacets {
    return list.facets();
  }
}
