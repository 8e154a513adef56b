import { Field, InputType } from '@nestjs/graphql';
import { IsOptional, MaxLength } from 'class-validator';
import { EmptyToNull, IsOneLine } from '../input/typed-text.js';

const MAX_LENGTH = 200;

/** Fields of a customer or buyer that an invoice names; each input declares its own rule for the tax number. */
@InputType({ isAbstract: true })
export abstract class InvoicePartyInput {
  @EmptyToNull()
  @IsOptional()
  @IsOneLine()
  @MaxLength(MAX_LENGTH)
  @Field(() => String, { nullable: true, description: 'Registered name of the company.' })
  company?: string | null;

  abstract taxNumber?: string | null;

  @EmptyToNull()
  @IsOptional()
  @IsOneLine()
  @MaxLength(MAX_LENGTH)
  @Field(() => String, { nullable: true, description: 'Tax office (vergi dairesi).' })
  taxOffice?: string | null;
}
