import { Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsEnum,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { IsPhone } from '../../kernel/input/contact.js';
import { EmptyIsNone, Trimmed } from '../../kernel/input/typed-text.js';
import { PostalAddressInput } from '../../kernel/postal-address/postal-address.input.js';
import { CustomerType } from '../users/index.js';

const MAX_NAME = 200;
const MAX_EMAIL = 300;

@InputType({ description: 'A new customer. What is missing or wrong is refused in the order of the form.' })
export class RegisterInput {
  @Trimmed()
  @IsString()
  @MaxLength(MAX_NAME)
  @Field(() => String, { description: 'First and last name.' })
  name: string;

  @Trimmed()
  @IsString()
  @MaxLength(MAX_EMAIL)
  @Field(() => String, { description: 'Becomes the name to sign in with.' })
  email: string;

  @IsString()
  @Field(() => String, { description: 'Six characters at least; blanks at its ends belong to it.' })
  password: string;

  @IsString()
  @Field(() => String, { description: 'The same once more.' })
  passwordConfirmation: string;

  @EmptyIsNone()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_NAME)
  @Field(() => String, { nullable: true, description: 'Makes it the account of a company.' })
  company?: string | null;

  @IsBoolean()
  @Field(() => Boolean, { description: 'Whether the terms of use as they stand were accepted.' })
  acceptsTerms: boolean;
}

@InputType({
  description: 'What a customer changes of himself. What is left out stays, nothing empties a field.',
})
export class UpdateUserInput {
  @ValidateIf((_input, value) => value !== undefined)
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_NAME)
  @Field(() => String, { nullable: true, description: 'First and last name; cannot be emptied.' })
  name?: string;

  @ValidateIf((_input, value) => value !== undefined)
  @IsEnum(CustomerType)
  @Field(() => CustomerType, { nullable: true, description: 'In whose name he buys; cannot be emptied.' })
  customerType?: CustomerType;

  @EmptyIsNone()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_NAME)
  @Field(() => String, { nullable: true, description: 'Name of the company.' })
  company?: string | null;

  @EmptyIsNone()
  @IsOptional()
  @Matches(/^(?:\d{10}|\d{11})$/)
  @Field(() => String, { nullable: true, description: 'Ten digits (VKN) or eleven (TCKN).' })
  taxNumber?: string | null;

  @EmptyIsNone()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_NAME)
  @Field(() => String, { nullable: true, description: 'Vergi dairesi.' })
  taxOffice?: string | null;

  @EmptyIsNone()
  @IsOptional()
  @IsPhone()
  @Field(() => String, { nullable: true, description: 'Ten to fifteen digits, however grouped.' })
  phone?: string | null;

  @IsOptional()
  @ValidateNested()
  @Type(() => PostalAddressInput)
  @Field(() => PostalAddressInput, { nullable: true, description: 'Where he wants goods delivered.' })
  address?: PostalAddressInput | null;
}
