import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { DateTime } from '../../kernel/moment/date-time.scalar.js';
import { PostalAddress } from '../../kernel/postal-address/postal-address.type.js';
import type { User } from './user.entity.js';

/** The values are those of the database. */
export enum CustomerType {
  CONSUMER = 'consumer',
  COMPANY = 'company',
}

registerEnumType(CustomerType, {
  name: 'CustomerType',
  description: 'In whose name a customer buys.',
  valuesMap: {
    CONSUMER: { description: 'For himself.' },
    COMPANY: { description: 'For a company.' },
  },
});

@ObjectType({ description: 'A customer, as he sees himself.' })
export class Customer {
  @Field(() => ID, { description: 'Stays the same for ever.' })
  id: string;

  @Field(() => String, { description: 'First and last name.' })
  name: string;

  @Field(() => String, { description: 'As it was typed.' })
  email: string;

  @Field(() => Boolean, { description: 'True once the e-mail address was proved to be his.' })
  isVerified: boolean;

  @Field(() => CustomerType, { description: 'In whose name he buys.' })
  customerType: CustomerType;

  @Field(() => String, { nullable: true, description: 'Name of the company.' })
  company: string | null;

  @Field(() => String, { nullable: true, description: 'Ten digits (VKN) or eleven (TCKN).' })
  taxNumber: string | null;

  @Field(() => String, { nullable: true, description: 'Vergi dairesi.' })
  taxOffice: string | null;

  @Field(() => String, { nullable: true, description: 'As it was typed.' })
  phone: string | null;

  @Field(() => PostalAddress, { nullable: true, description: 'Where he wants goods delivered.' })
  address: PostalAddress | null;

  @Field(() => DateTime, { description: 'When the account was made.' })
  createdAt: Date;

  static of(user: User): Customer {
    return {
      id: user.id,
      name: user.name,
      email: user.email,
      isVerified: user.emailVerifiedAt !== null,
      customerType: user.customerType === 'company' ? CustomerType.COMPANY : CustomerType.CONSUMER,
      company: user.company,
      taxNumber: user.taxNumber,
      taxOffice: user.taxOffice,
      phone: user.phone,
      address: user.address && PostalAddress.of(user.address),
      createdAt: user.createdAt,
    };
  }
}
