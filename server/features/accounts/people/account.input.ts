import { Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsBoolean, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { ClearableLine } from '../../../kernel/input/input-fields.js';
import { IsOneLine, Trimmed } from '../../../kernel/input/typed-text.js';
import { ConsentTextInput } from '../../consents/index.js';

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

  @ClearableLine({ maxLength: MAX_NAME, description: 'Name of the company; makes this a company account.' })
  company?: string | null;

  @IsBoolean()
  @Field(() => Boolean, { description: 'Whether the current terms of use were accepted.' })
  acceptsTerms: boolean;

  @IsOptional()
  @ValidateNested()
  @Type(() => ConsentTextInput)
  @Field(() => ConsentTextInput, {
    nullable: true,
    description:
      'The text of checkoutOptions.marketingConsent, if the customer agreed to commercial messages by an act of their own; never required.',
  })
  marketingConsent?: ConsentTextInput | null;
}
