import { Field, ObjectType } from '@nestjs/graphql';
import { type Address, addressLine } from './postal-address.js';

@ObjectType({ description: 'An address in Turkey.' })
export class PostalAddress {
  @Field(() => String, { description: 'Street, number, building, flat.' })
  streetAddress: string;

  @Field(() => String, { description: 'İlçe.' })
  district: string;

  @Field(() => String, { description: 'İl.' })
  province: string;

  @Field(() => String, { nullable: true, description: 'Five digits.' })
  postalCode: string | null;

  @Field(() => String, { description: 'All of it in one line.' })
  text: string;

  static of(address: Address): PostalAddress {
    const { streetAddress, district, province, postalCode } = address;
    return { streetAddress, district, province, postalCode, text: addressLine(address) };
  }
}
