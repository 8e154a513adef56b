import { Field, ObjectType } from '@nestjs/graphql';
import { BankAccount, PaymentMethod } from '../orders/index.js';

@ObjectType({ description: 'What a buyer can choose from when he orders.' })
export class CheckoutOptions {
  @Field(() => [PaymentMethod], { description: 'The first is chosen unless the buyer says otherwise.' })
  paymentMethods: PaymentMethod[];

  @Field(() => [BankAccount], { description: 'Where to pay by bank transfer.' })
  bankAccounts: BankAccount[];
}
