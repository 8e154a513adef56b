import { Args, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Public } from '../../kernel/actor/audience.js';
import { CurrentContext, type RequestContext } from '../../kernel/actor/request-context.js';
import { Id } from '../../kernel/scalars/id.scalar.js';
import { MatchMaterialListInput, MaterialLineInput } from './material-list.input.js';
import { LIST_COST } from './material-list.limits.js';
import { MaterialLine, MaterialList } from './material-list.type.js';
import { MaterialListsService } from './material-lists.service.js';

const LIST_ID = { type: () => Id, description: 'One of the caller’s lists.' };

/** Lists of guests and customers, each for its owner alone. */
@Public()
@Resolver(() => MaterialList)
export class MaterialListsResolver {
  constructor(private readonly lists: MaterialListsService) {}

  @Query(() => MaterialList, {
    nullable: true,
    complexity: LIST_COST,
    description: 'One of the caller’s lists, for thirty days; null for any other.',
  })
  async materialList(
    @Args('id', LIST_ID) id: string,
    @CurrentContext() context: RequestContext,
  ): Promise<MaterialList | null> {
    const row = await this.lists.find(context, id);
    return row && MaterialList.of(row);
  }

  @Mutation(() => MaterialList, {
    complexity: LIST_COST,
    description: 'Matches a pasted list with the catalog; files are sent to POST /malzeme-listesi-dosyasi.',
  })
  async matchMaterialList(
    @Args('input', { type: () => MatchMaterialListInput, description: 'The list.' })
    { text }: MatchMaterialListInput,
    @CurrentContext() context: RequestContext,
  ): Promise<MaterialList> {
    return MaterialList.of(await this.lists.fromText(context, text));
  }

  @Mutation(() => MaterialList, {
    complexity: LIST_COST,
    description: 'Matches a list with the catalog of today; what was chosen stays where it still fits.',
  })
  async rematchMaterialList(
    @Args('id', LIST_ID) id: string,
    @CurrentContext() context: RequestContext,
  ): Promise<MaterialList> {
    return MaterialList.of(await this.lists.rematch(context, id));
  }

  @Mutation(() => MaterialList, {
    complexity: LIST_COST,
    description: 'Chooses one of the candidates of a line, or changes its quantity.',
  })
  async updateMaterialLine(
    @Args('id', LIST_ID) id: string,
    @Args('place', { type: () => Int, description: 'Place of the line.' }) place: number,
    @Args('input', { type: () => MaterialLineInput, description: 'What changes.' }) input: MaterialLineInput,
    @CurrentContext() context: RequestContext,
  ): Promise<MaterialList> {
    return MaterialList.of(await this.lists.changeLine(context, id, place, input));
  }

  @ResolveField(() => [MaterialLine], { description: 'In the order of the list.' })
  async lines(@Parent() { row }: MaterialList): Promise<MaterialLine[]> {
    const products = await this.lists.productsOf(row);
    return row.lines.map((line, place) => MaterialLine.of(line, place, products));
  }
}
