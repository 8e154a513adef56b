import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { StaffOnly } from '../../kernel/actor/audience.js';
import type { Cause } from '../../kernel/actor/cause.js';
import { CurrentCause } from '../../kernel/actor/request-context.js';
import { Id } from '../../kernel/scalars/id.scalar.js';
import { AddToCustomerCartInput } from './cart.input.js';
import { CART_COST } from './cart.limits.js';
import { AddedLines, Cart } from './cart.type.js';
import { StaffCarts } from './staff-carts.service.js';

/** The carts of customers for staff who act for them. */
@StaffOnly('orders')
@Resolver()
export class CartAdminResolver {
  constructor(private readonly carts: StaffCarts) {}

  @Query(() => Cart, {
    complexity: CART_COST,
    description: 'The cart of a customer; NOT_FOUND for anybody else.',
  })
  customerCart(
    @Args('customer', { type: () => Id, description: 'Account of the customer.' }) customer: string,
  ): Promise<Cart> {
    return this.carts.cart(customer);
  }

  @Mutation(() => AddedLines, {
    complexity: CART_COST,
    description:
      'Puts products into the cart of a customer, who reads there who did; those that cannot be added are named.',
  })
  addToCustomerCart(
    @Args('input', { type: () => AddToCustomerCartInput, description: 'Whose cart, and what to add.' })
    input: AddToCustomerCartInput,
    @CurrentCause() cause: Cause,
  ): Promise<AddedLines> {
    return this.carts.add(input, cause);
  }
}
