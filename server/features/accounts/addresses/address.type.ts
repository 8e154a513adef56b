import { Field, Int, ObjectType } from '@nestjs/graphql';
import { addressLine } from '../../../kernel/postal-address/postal-address.js';
import { PostalAddress } from '../../../kernel/postal-address/postal-address.type.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import type { CustomerAddress } from './address.entity.js';

@ObjectType('CustomerAddress', { description: 'One of the addresses that a customer keeps.' })
export class CustomerAddressType extends PostalAddress {
  @Field(() => Id, { description: 'Permanent id.' })
  id: string;

  @Field(() => Int, { description: 'A change names the version it was made on.' })
  version: number;

  @Field(() => String, { description: 'What the customer calls it: a building site, a depot.' })
  name: string;

  @Field(() => String, { description: 'Who takes deliveries there.' })
  contactName: string;

  @Field(() => String, { description: 'A Turkish number as +90 and ten digits, another one as typed.' })
  phone: string;

  @Field(() => Boolean, { description: 'Whether deliveries go there unless said otherwise.' })
  isShippingDefault: boolean;

  @Field(() => Boolean, { description: 'Whether invoices name it unless said otherwise.' })
  isBillingDefault: boolean;

  static override of(address: CustomerAddress): CustomerAddressType {
    const { id, version, name, contactName, phone, isShippingDefault, isBillingDefault } = address;
    const { streetAddress, district, province, postalCode } = address;
    return {
      streetAddress,
      district,
      province,
      postalCode,
      text: addressLine(address),
      id,
      version,
      name,
      contactName,
      phone,
      isShippingDefault,
      isBillingDefault,
    };
  }
}

@ObjectType({ description: 'A province of Turkey.' })
export class Province {
  @Field(() => String, { description: 'İl.' })
  name: string;

  @Field(() => [String], { description: 'Its districts (ilçe), in the order of the alphabet.' })
  districts: readonly string[];
}
