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
import { IsPhone } from '../../../kernel/input/contact.js';
import { InvoicePartyInput } from '../../../kernel/invoice-party/invoice-party.input.js';
import { EmptyToNull, IsOneLine, Trimmed } from '../../../kernel/input/typed-text.js';
import { PostalAddressInput } from '../../../kernel/postal-address/postal-address.input.js';
import { CustomerTypeEnum } from '../users/customer.type.js';
import type { CustomerType } from '../users/user.entity.js';

const MAX_NAME = 200;
const MAX_EMAIL = 300;

@InputType({
  description:
    'A new customer. The code of a refusal is that of the first error; `details.fields` names all of them.',
})
export class RegisterInput {
  @Trimmed()
  @IsOneLine()
  @MaxLength(MAX_NAME)
  @Field(() => String, { description: 'First and last name.' })
  name: string;

  @Trimmed()
  @IsString()
  @MaxLength(MAX_EMAIL)
  @Field(() => String, { description: 'E-mail address to sign in with.' })
  email: string;

  @IsString()
  @Field(() => String, { description: 'At least six characters; leading and trailing spaces count.' })
  password: string;

  @IsString()
  @Field(() => String, { description: 'The same password again.' })
  passwordConfirmation: string;

  @EmptyToNull()
  @IsOptional()
  @IsOneLine()
  @MaxLength(MAX_NAME)
  @Field(() => String, { nullable: true, description: 'Name of the company; makes this a company account.' })
  company?: string | null;

  @IsBoolean()
  @Field(() => Boolean, { description: 'Whether the current terms of use were accepted.' })
  acceptsTerms: boolean;
}

@InputType({
  description: 'Changes to the own profile. Omitted fields stay, null clears a field.',
})
export class UpdateUserInput extends InvoicePartyInput {
  @ValidateIf((_input, value) => value !== undefined)
  @Trimmed()
  @IsOneLine()
  @IsNotEmpty()
  @MaxLength(MAX_NAME)
  @Field(() => String, { nullable: true, description: 'First and last name; cannot be cleared.' })
  name?: string;

  @ValidateIf((_input, value) => value !== undefined)
  @IsEnum(CustomerTypeEnum)
  @Field(() => CustomerTypeEnum, {
    nullable: true,
    description: 'Whether the customer buys privately or for a company; cannot be cleared.',
  })
  customerType?: CustomerType;

  @EmptyToNull()
  @IsOptional()
  @Matches(/^(?:\d{10}|\d{11})$/)
  @Field(() => String, { nullable: true, description: 'Ten digits (VKN) or eleven (TCKN).' })
  taxNumber?: string | null;

  @EmptyToNull()
  @IsOptional()
  @IsPhone()
  @Field(() => String, { nullable: true, description: 'Ten to fifteen digits in any grouping.' })
  phone?: string | null;

  @IsOptional()
  @ValidateNested()
  @Type(() => PostalAddressInput)
  @Field(() => PostalAddressInput, { nullable: true, description: 'Default delivery address.' })
  address?: PostalAddressInput | null;
}
