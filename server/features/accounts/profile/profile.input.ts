import { Field, InputType, Int } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { IsEnum, IsInt, IsNotEmpty, IsOptional, IsString, MaxLength, Min, ValidateIf } from 'class-validator';
import { IsPhone, IsReachableEmail } from '../../../kernel/input/contact.js';
import { storedPhone } from '../../../kernel/input/phone.js';
import { EmptyToNull, IsOneLine, Trimmed } from '../../../kernel/input/typed-text.js';
import { InvoicePartyInput } from '../../../kernel/invoice-party/invoice-party.input.js';
import { IsTaxNumber } from '../../../kernel/invoice-party/tax-number.input.js';
import { CustomerTypeEnum } from '../users/customer.type.js';
import type { CustomerType } from '../users/user.entity.js';

const MAX_NAME = 200;

@InputType({
  description: 'Changes to the own profile. Omitted fields stay, null clears a field.',
})
export class UpdateUserInput extends InvoicePartyInput {
  @IsInt()
  @Min(1)
  @Field(() => Int, {
    description:
      'Version of the profile that the changes were made on; VERSION_CONFLICT names the fields that somebody else changed since.',
  })
  expectedVersion: number;

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
    description:
      'Cannot be cleared. Left out, it follows from the company and its tax number where one of them changes.',
  })
  customerType?: CustomerType;

  @EmptyToNull()
  @IsOptional()
  @IsTaxNumber()
  @Field(() => String, { nullable: true, description: 'VKN or TCKN, without a wrong digit.' })
  taxNumber?: string | null;

  @EmptyToNull()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? storedPhone(value) : value))
  @IsOptional()
  @IsPhone()
  @Field(() => String, {
    nullable: true,
    description: 'Ten to fifteen digits in any grouping, or a short number: 444 0 555.',
  })
  phone?: string | null;
}

@InputType({ description: 'A new e-mail address of the own account.' })
export class ChangeEmailInput {
  @IsNotEmpty()
  @IsReachableEmail()
  @Field(() => String, { description: 'A link is sent to it; until it is followed, nothing changes.' })
  email: string;

  @IsString()
  @Field(() => String, { description: 'The current password.' })
  password: string;
}
