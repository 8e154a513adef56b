import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { BackOfficeOnly } from '../../../kernel/actor/audience.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { CurrentCause } from '../../../kernel/actor/request-context.js';
import { ChangeProductsInput, UndoProductChangesInput } from './product-changes.input.js';
import { ProductChanges } from './product-changes.service.js';
import { PriceChangePreview, ProductChangeResult } from './product-changes.type.js';
import { ProductChangesUndo } from './product-changes.undo.js';

const CHANGE = { type: () => ChangeProductsInput, description: 'The products and what changes in each.' };
/** Up to four transactions. */
const MANY_CHANGES_COST = 4_500;

/** The same change of many products. */
@BackOfficeOnly('catalog')
@Resolver()
export class ProductChangesAdminResolver {
  constructor(
    private readonly changes: ProductChanges,
    private readonly undone: ProductChangesUndo,
  ) {}

  @Query(() => [PriceChangePreview], {
    complexity: MANY_CHANGES_COST,
    description: 'What the prices of several products would be after a change; unknown ones are left out.',
  })
  priceChangePreview(@Args('input', CHANGE) input: ChangeProductsInput): Promise<PriceChangePreview[]> {
    return this.changes.preview(input);
  }

  @Mutation(() => [ProductChangeResult], {
    complexity: MANY_CHANGES_COST,
    description: 'Changes several products: one that is refused does not keep the others back.',
  })
  changeProducts(
    @Args('input', CHANGE) input: ChangeProductsInput,
    @CurrentCause() cause: Cause,
  ): Promise<ProductChangeResult[]> {
    return this.changes.change(input, cause);
  }

  @Mutation(() => [ProductChangeResult], {
    complexity: MANY_CHANGES_COST,
    description:
      'Undoes the last change of each product; what orders took of a stock meanwhile stays taken. CATALOG_CHANGE_NOT_UNDOABLE once it changed again.',
  })
  undoProductChanges(
    @Args('input', {
      type: () => UndoProductChangesInput,
      description: 'The products, each at the version of the change.',
    })
    input: UndoProductChangesInput,
    @CurrentCause() cause: Cause,
  ): Promise<ProductChangeResult[]> {
    return this.undone.undo(input, cause);
  }
}
