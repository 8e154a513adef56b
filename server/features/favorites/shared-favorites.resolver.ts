import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Public } from '../../kernel/actor/audience.js';
import { Product } from '../catalog/index.js';
import { FavoriteProductsArgs } from './favorites.input.js';
import { LIST_COST } from './favorites.limits.js';
import { FavoritesService } from './favorites.service.js';
import { Favorite, SharedFavoriteList } from './favorites.type.js';

/** Lists that their owners gave others the link of. */
@Public()
@Resolver(() => SharedFavoriteList)
export class SharedFavoritesResolver {
  constructor(private readonly favorites: FavoritesService) {}

  @Query(() => SharedFavoriteList, {
    nullable: true,
    complexity: LIST_COST,
    description: 'A list by its link; null once its owner ended that.',
  })
  async sharedFavoriteList(
    @Args('token', { type: () => String, description: 'Last part of the address /liste/{token}.' })
    token: string,
  ): Promise<SharedFavoriteList | null> {
    const row = await this.favorites.shared(token);
    return row && SharedFavoriteList.of(row);
  }

  @Query(() => [Product], {
    complexity: LIST_COST,
    description:
      'Those of these products that are sold, in no order: for browsers that keep a list of their own.',
  })
  favoriteProducts(@Args() { ids }: FavoriteProductsArgs): Promise<Product[]> {
    return this.favorites.sold(ids);
  }

  @ResolveField(() => [Product], { description: 'Its products that are sold, the latest first.' })
  products(@Parent() { id }: SharedFavoriteList): Promise<Product[]> {
    return this.favorites.productsOf(id);
  }
}

/** What a product of a list is by now. */
@Public()
@Resolver(() => Favorite)
export class FavoriteProductResolver {
  @ResolveField(() => Product, {
    nullable: true,
    description: 'The product as visitors see it; null once it is no longer public.',
  })
  product(@Parent() favorite: Favorite): Promise<Product | null> {
    return favorite.findProduct();
  }
}
