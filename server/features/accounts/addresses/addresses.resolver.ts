import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CustomersOnly, Public } from '../../../kernel/actor/audience.js';
import { CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { DISTRICTS_OF_PROVINCES } from '../../../kernel/postal-address/districts.js';
import { addressOf } from '../../../kernel/postal-address/postal-address.input.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { Customer } from '../users/customer.type.js';
import { CustomerAddressInput, UpdateCustomerAddressInput } from './address.input.js';
import { CustomerAddressType, Province } from './address.type.js';
import { AddressesService } from './addresses.service.js';

const PROVINCES: Province[] = Object.entries(DISTRICTS_OF_PROVINCES).map(([name, districts]) => ({
  name,
  districts,
}));

const idOf = ({ actor }: RequestContext) => actor.id ?? '';

/** The address as it is stored. */
function draftOf(input: CustomerAddressInput) {
  const { name, contactName, phone, isShippingDefault, isBillingDefault } = input;
  return { name, contactName, phone, isShippingDefault, isBillingDefault, ...addressOf(input) };
}

@CustomersOnly()
@Resolver()
export class AddressesResolver {
  constructor(private readonly addresses: AddressesService) {}

  @Query(() => [CustomerAddressType], {
    description: 'The addresses of the signed-in customer, defaults first.',
  })
  async myAddresses(@CurrentContext() context: RequestContext): Promise<CustomerAddressType[]> {
    const addresses = await this.addresses.list(idOf(context));
    return addresses.map((address) => CustomerAddressType.of(address));
  }

  @Mutation(() => CustomerAddressType, {
    description: 'Adds an address; the first is the default of everything.',
  })
  async createAddress(
    @Args('input', { description: 'The address.' }) input: CustomerAddressInput,
    @CurrentContext() context: RequestContext,
  ): Promise<CustomerAddressType> {
    return CustomerAddressType.of(await this.addresses.create(idOf(context), draftOf(input)));
  }

  @Mutation(() => CustomerAddressType, { description: 'Changes one of the own addresses.' })
  async updateAddress(
    @Args('id', { type: () => Id, description: 'The address.' }) id: string,
    @Args('input', { description: 'All of it.' }) input: UpdateCustomerAddressInput,
    @CurrentContext() context: RequestContext,
  ): Promise<CustomerAddressType> {
    const draft = { ...draftOf(input), expectedVersion: input.expectedVersion };
    return CustomerAddressType.of(await this.addresses.update(idOf(context), id, draft));
  }

  @Mutation(() => Boolean, {
    description: 'Deletes one of the own addresses; restoreAddress undoes it for a day.',
  })
  async deleteAddress(
    @Args('id', { type: () => Id, description: 'The address.' }) id: string,
    @CurrentContext() context: RequestContext,
  ): Promise<boolean> {
    await this.addresses.delete(idOf(context), id);
    return true;
  }

  @Mutation(() => CustomerAddressType, {
    description: 'Brings back an address that was deleted within a day.',
  })
  async restoreAddress(
    @Args('id', { type: () => Id, description: 'The address.' }) id: string,
    @CurrentContext() context: RequestContext,
  ): Promise<CustomerAddressType> {
    return CustomerAddressType.of(await this.addresses.restore(idOf(context), id));
  }
}

/** The defaults as fields of the profile. */
@Public()
@Resolver(() => Customer)
export class CustomerAddressFields {
  constructor(private readonly addresses: AddressesService) {}

  @ResolveField(() => CustomerAddressType, { nullable: true, description: 'Default delivery address.' })
  async address(@Parent() { id }: Customer): Promise<CustomerAddressType | null> {
    const found = await this.addresses.defaultOf(id, 'isShippingDefault');
    return found && CustomerAddressType.of(found);
  }

  @ResolveField(() => CustomerAddressType, { nullable: true, description: 'Default address of invoices.' })
  async billingAddress(@Parent() { id }: Customer): Promise<CustomerAddressType | null> {
    const found = await this.addresses.defaultOf(id, 'isBillingDefault');
    return found && CustomerAddressType.of(found);
  }

  @Query(() => [Province], { description: 'The provinces of Turkey with their districts.' })
  provinces(): Province[] {
    return PROVINCES;
  }
}
