import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CustomersOnly, Public } from '../../kernel/actor/audience.js';
import { CurrentContext, type RequestContext } from '../../kernel/actor/request-context.js';
import { Id } from '../../kernel/scalars/id.scalar.js';
import { FavoriteListInput, FavoritesInput } from './favorites.input.js';
import { LIST_COST } from './favorites.limits.js';
import { FavoritesService } from './favorites.service.js';
import { Favorite, FavoriteList } from './favorites.type.js';

const LIST_ID = { type: () => Id, description: 'One of your lists.' };

/** What customers keep for later. */
@CustomersOnly()
@Resolver(() => FavoriteList)
export class FavoritesResolver {
  constructor(private readonly favorites: FavoritesService) {}

  @Public()
  @Query(() => [Id], {
    nullable: true,
    description: "Ids of the products of the customer's list of hearts; null for everybody else.",
  })
  async favoriteIds(@CurrentContext() { actor }: RequestContext): Promise<string[] | null> {
    return actor.kind === 'customer' && actor.id !== null ? this.favorites.hearts(actor.id) : null;
  }

  @Query(() => [FavoriteList], {
    complexity: LIST_COST,
    description: 'Your lists, that of hearts first, then the newest.',
  })
  async favoriteLists(@CurrentContext() context: RequestContext): Promise<FavoriteList[]> {
    return (await this.favorites.lists(customerOf(context))).map((row) => FavoriteList.of(row));
  }

  @Query(() => FavoriteList, { nullable: true, complexity: LIST_COST, description: 'One of your lists.' })
  async favoriteList(
    @Args('id', { ...LIST_ID, nullable: true, description: 'Left out, the list of hearts.' })
    id: string | null,
    @CurrentContext() context: RequestContext,
  ): Promise<FavoriteList | null> {
    const row = await this.favorites.list(customerOf(context), id ?? null);
    return row && FavoriteList.of(row);
  }

  @Mutation(() => FavoriteList, {
    description:
      'Puts products into a list, with their price of today; what is there already stays as it is.',
  })
  async addFavorites(
    @Args('input', { type: () => FavoritesInput, description: 'The products and their list.' })
    { listId, productIds }: FavoritesInput,
    @CurrentContext() context: RequestContext,
  ): Promise<FavoriteList> {
    return FavoriteList.of(
      await this.favorites.add({ userId: customerOf(context), listId: listId ?? null }, productIds),
    );
  }

  @Mutation(() => FavoriteList, { description: 'Takes products out of a list.' })
  async removeFavorites(
    @Args('input', { type: () => FavoritesInput, description: 'The products and their list.' })
    { listId, productIds }: FavoritesInput,
    @CurrentContext() context: RequestContext,
  ): Promise<FavoriteList> {
    return FavoriteList.of(
      await this.favorites.remove({ userId: customerOf(context), listId: listId ?? null }, productIds),
    );
  }

  @Mutation(() => FavoriteList, { description: 'Begins a list, at most 50.' })
  async addFavoriteList(
    @Args('input', { type: () => FavoriteListInput, description: 'Its name.' }) { name }: FavoriteListInput,
    @CurrentContext() context: RequestContext,
  ): Promise<FavoriteList> {
    return FavoriteList.of(await this.favorites.addList(customerOf(context), name));
  }

  @Mutation(() => FavoriteList, { description: 'Gives a list another name.' })
  async renameFavoriteList(
    @Args('id', LIST_ID) id: string,
    @Args('input', { type: () => FavoriteListInput, description: 'Its name.' }) { name }: FavoriteListInput,
    @CurrentContext() context: RequestContext,
  ): Promise<FavoriteList> {
    return FavoriteList.of(await this.favorites.rename(customerOf(context), id, name));
  }

  @Mutation(() => Boolean, { description: 'Deletes a list with a name, and its link with it.' })
  async deleteFavoriteList(
    @Args('id', LIST_ID) id: string,
    @CurrentContext() context: RequestContext,
  ): Promise<boolean> {
    await this.favorites.deleteList(customerOf(context), id);
    return true;
  }

  @Mutation(() => FavoriteList, {
    description: 'Opens a list to everybody who has its link, or ends that link.',
  })
  async shareFavoriteList(
    @Args('id', LIST_ID) id: string,
    @Args('isShared', { type: () => Boolean, description: 'False ends the link for good.' })
    isShared: boolean,
    @CurrentContext() context: RequestContext,
  ): Promise<FavoriteList> {
    return FavoriteList.of(await this.favorites.share(customerOf(context), id, isShared));
  }

  @ResolveField(() => [Favorite], { description: 'Its products, the latest first.' })
  async items(@Parent() { id }: FavoriteList): Promise<Favorite[]> {
    const rows = await this.favorites.favorites(id);
    const findProduct = this.favorites.productFinder(rows);
    return rows.map((row) => Favorite.of(row, findProduct));
  }
}

/** The audience of the class lets nobody else in. */
function customerOf({ actor }: RequestContext): string {
  if (actor.id === null) throw new Error('Only customers come here');
  return actor.id;
}
