import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';
import { InvoicePartyType } from '../../../kernel/invoice-party/invoice-party.type.js';
import { invoicePartyOf } from '../../../kernel/invoice-party/invoice-party.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import type { CustomerType, User } from './user.entity.js';

export const CustomerTypeEnum = registerValueEnum<CustomerType>({
  name: 'CustomerType',
  description: 'Whether a customer buys privately or for a company.',
  values: { consumer: 'Buys privately.', company: 'Buys for a company.' },
});

@ObjectType({ description: 'The own account of a customer.' })
export class Customer extends InvoicePartyType {
  @Field(() => Id, { description: 'Permanent id.' })
  id: string;

  @Field(() => String, { description: 'First and last name.' })
  name: string;

  @Field(() => String, { description: 'As typed by the customer.' })
  email: string;

  @Field(() => Boolean, { description: 'True once the customer has verified the e-mail address.' })
  isVerified: boolean;

  @Field(() => Int, { description: 'Version of the profile; a change names the one it was made on.' })
  version: number;

  @Field(() => CustomerTypeEnum, { description: 'Whether the customer buys privately or for a company.' })
  customerType: CustomerType;

  @Field(() => String, {
    nullable: true,
    description: 'A Turkish number as +90 and ten digits, another one as typed.',
  })
  phone: string | null;

  @Field(() => DateTime, { description: 'When the account was created.' })
  createdAt: Date;

  static of(user: User): Customer {
    return {
      id: user.id,
      name: user.name,
      email: user.email,
      isVerified: user.emailVerifiedAt !== null,
      version: user.profileVersion,
      customerType: user.customerType,
      ...invoicePartyOf(user),
      phone: user.phone,
      createdAt: user.createdAt,
    };
  }
}
