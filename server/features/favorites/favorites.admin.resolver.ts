import { Args, Query, Resolver } from '@nestjs/graphql';
import { validate as isUuid } from 'uuid';
import { StaffOnly } from '../../kernel/actor/audience.js';
import { Id } from '../../kernel/scalars/id.scalar.js';
import { LIST_COST } from './favorites.limits.js';
import { FavoritesService } from './favorites.service.js';
import { CustomerFavoriteList } from './favorites.type.js';

/** What staff see of the lists of a customer. */
@StaffOnly('users')
@Resolver()
export class FavoritesAdminResolver {
  constructor(private readonly favorites: FavoritesService) {}

  @Query(() => [CustomerFavoriteList], {
    complexity: LIST_COST,
    description: 'The lists of a customer, that of hearts first, then the newest.',
  })
  async customerFavoriteLists(
    @Args('customer', { type: () => Id, description: 'The account.' }) customer: string,
  ): Promise<CustomerFavoriteList[]> {
    const lists = isUuid(customer) ? await this.favorites.lists(customer) : [];
    return Promise.all(
      lists.map(async (row) => CustomerFavoriteList.of(row, await this.favorites.favorites(row.id))),
    );
  }
}
