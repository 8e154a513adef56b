import { Args, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentContext, type RequestContext } from '../../kernel/actor/request-context.js';
import { Public } from '../../kernel/actor/audience.js';
import { Id } from '../../kernel/scalars/id.scalar.js';
import { Product } from '../catalog/index.js';
import { AddLinesInput, AddToCartInput } from './cart.input.js';
import { CART_COST } from './cart.limits.js';
import { CartService } from './cart.service.js';
import { AddedLines, Cart, CartLine } from './cart.type.js';

const LINE_ID = { type: () => Id, description: "Id of a line of the caller's cart." };

@Public()
@Resolver(() => CartLine)
export class CartResolver {
  constructor(private readonly carts: CartService) {}

  @Query(() => Cart, {
    complexity: CART_COST,
    description: "The caller's cart: a customer's belongs to the account, a guest's to the browser.",
  })
  cart(@CurrentContext() context: RequestContext): Promise<Cart> {
    return this.carts.cart(context);
  }

  @Mutation(() => Cart, {
    complexity: CART_COST,
    description:
      'Adds a product; the same product with the same variations increases the quantity of its line.',
  })
  addToCart(
    @Args('input', { type: () => AddToCartInput, description: 'What to add.' })
    input: AddToCartInput,
    @CurrentContext() context: RequestContext,
  ): Promise<Cart> {
    return this.carts.add(context, input);
  }

  @Mutation(() => AddedLines, {
    complexity: CART_COST,
    description: 'Adds many products at once; those that cannot be added are named and keep no other out.',
  })
  addLines(
    @Args('input', { type: () => AddLinesInput, description: 'What to add.' })
    input: AddLinesInput,
    @CurrentContext() context: RequestContext,
  ): Promise<AddedLines> {
    return this.carts.addLines(context, input);
  }

  @Mutation(() => Cart, {
    complexity: CART_COST,
    description:
      'Sets the quantity of a line, raised to the minimum of the product; 0 or less removes the line.',
  })
  updateQuantity(
    @Args('lineId', LINE_ID) lineId: string,
    @Args('quantity', { type: () => Int, description: 'At most 99999; more is reduced to it.' })
    quantity: number,
    @CurrentContext() context: RequestContext,
  ): Promise<Cart> {
    return this.carts.updateQuantity(context, lineId, quantity);
  }

  @Mutation(() => Cart, {
    complexity: CART_COST,
    description: 'Removes a line; restoreCart brings it back within an hour.',
  })
  removeFromCart(
    @Args('lineId', LINE_ID) lineId: string,
    @CurrentContext() context: RequestContext,
  ): Promise<Cart> {
    return this.carts.remove(context, lineId);
  }

  @Mutation(() => Cart, {
    complexity: CART_COST,
    description: 'Removes all lines; restoreCart brings them back within an hour.',
  })
  clearCart(@CurrentContext() context: RequestContext): Promise<Cart> {
    return this.carts.clear(context);
  }

  @Mutation(() => Cart, {
    complexity: CART_COST,
    description:
      "After signing in: moves what the browser's guest had added to the customer, where other devices see it. Every other change of the cart does so too.",
  })
  mergeCart(@CurrentContext() context: RequestContext): Promise<Cart> {
    return this.carts.merge(context);
  }

  @Mutation(() => Cart, {
    complexity: CART_COST,
    description: 'Restores the lines that were removed last.',
  })
  restoreCart(@CurrentContext() context: RequestContext): Promise<Cart> {
    return this.carts.restore(context);
  }

  @Mutation(() => Cart, {
    complexity: CART_COST,
    description:
      'Confirms current prices: removes lines that are no longer sold and, while the shop controls stock, reduces quantities to the stock.',
  })
  confirmCart(@CurrentContext() context: RequestContext): Promise<Cart> {
    return this.carts.confirm(context);
  }

  @ResolveField(() => Product, {
    nullable: true,
    description: 'The product as visitors see it; null once it is no longer public.',
  })
  product(@Parent() line: CartLine): Promise<Product | null> {
    return line.findProduct();
  }
}
