import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'An account a buyer can transfer money to.' })
export class BankAccount {
  @Field(() => String, { description: 'Name of the bank.' })
  bank: string;

  @Field(() => String, { description: 'Who holds the account.' })
  holder: string;

  @Field(() => String, { description: 'TR and 24 digits.' })
  iban: string;
}
