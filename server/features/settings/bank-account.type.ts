import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'An account for bank transfers.' })
export class BankAccount {
  @Field(() => String, { description: 'Name of the bank.' })
  bank: string;

  @Field(() => String, { description: 'Account holder.' })
  holder: string;

  @Field(() => String, { description: 'TR and 24 digits.' })
  iban: string;
}
