import { Args, ID, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentVisit, type Visit } from '../../kernel/actor/visit.js';
import { Public } from '../../kernel/audience/audience.js';
import { Product } from '../catalog/index.js';
import { AddToCartInput } from './cart.input.js';
import { CartService } from './cart.service.js';
import { Cart, CartLine } from './cart.type.js';

/** Every answer prices up to two hundred lines anew, where an ordinary root field costs 450. */
const CART_COST = 1_500;
const LINE_ID = { type: () => ID, description: "Of the caller's own cart." };

@Public()
@Resolver(() => CartLine)
export class CartResolver {
  constructor(private readonly carts: CartService) {}

  @Query(() => Cart, {
    complexity: CART_COST,
    description: "The caller's own: a customer's follows the account, a guest's the browser.",
  })
  cart(@CurrentVisit() visit: Visit): Promise<Cart> {
    return this.carts.cart(visit);
  }

  @Mutation(() => Cart, {
    complexity: CART_COST,
    description: 'The same product with the same variations becomes more of one line.',
  })
  addToCart(
    @Args('input', { type: () => AddToCartInput, description: 'What is put into the cart.' })
    input: AddToCartInput,
    @CurrentVisit() visit: Visit,
  ): Promise<Cart> {
    return this.carts.add(visit, input);
  }

  @Mutation(() => Cart, {
    complexity: CART_COST,
    description: 'Raised to the minimum of the product; 0 or less removes the line.',
  })
  updateQuantity(
    @Args('lineId', LINE_ID) lineId: string,
    @Args('quantity', { type: () => Int, description: 'Cut at 99999.' }) quantity: number,
    @CurrentVisit() visit: Visit,
  ): Promise<Cart> {
    return this.carts.updateQuantity(visit, lineId, quantity);
  }

  @Mutation(() => Cart, {
    complexity: CART_COST,
    description: 'Takes a line out; for an hour it can be brought back.',
  })
  removeFromCart(@Args('lineId', LINE_ID) lineId: string, @CurrentVisit() visit: Visit): Promise<Cart> {
    return this.carts.remove(visit, lineId);
  }

  @Mutation(() => Cart, {
    complexity: CART_COST,
    description: 'Takes every line out; for an hour they can be brought back.',
  })
  clearCart(@CurrentVisit() visit: Visit): Promise<Cart> {
    return this.carts.clear(visit);
  }

  @Mutation(() => Cart, {
    complexity: CART_COST,
    description: 'Brings back what was last taken out.',
  })
  restoreCart(@CurrentVisit() visit: Visit): Promise<Cart> {
    return this.carts.restore(visit);
  }

  @Mutation(() => Cart, {
    complexity: CART_COST,
    description:
      "Agrees to today's prices: lines no longer sold go, and while the shop controls stock quantities fall to what there is.",
  })
  confirmCart(@CurrentVisit() visit: Visit): Promise<Cart> {
    return this.carts.confirm(visit);
  }

  @ResolveField(() => Product, {
    nullable: true,
    description: 'As visitors see it; nothing once the product is no longer public.',
  })
  product(@Parent() line: CartLine): Promise<Product | null> {
    return line.findProduct();
  }
}
