import { Field, ObjectType } from '@nestjs/graphql';
import { BankAccount } from '../../settings/index.js';
import { PaymentMethodEnum } from '../api/order.enums.js';
import type { PaymentMethod } from '../history/order.statuses.js';

@ObjectType({ description: 'What a buyer can choose from at checkout.' })
export class CheckoutOptions {
  @Field(() => [PaymentMethodEnum], { description: 'The first is the default.' })
  paymentMethods: PaymentMethod[];

  @Field(() => [BankAccount], { description: 'Accounts for bank transfers.' })
  bankAccounts: BankAccount[];
}
