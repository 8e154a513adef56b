import { Field, InputType, Int } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { IsBoolean, IsInt, IsNotEmpty, Min } from 'class-validator';
import { IsPhone } from '../../../kernel/input/contact.js';
import { NeededLine } from '../../../kernel/input/input-fields.js';
import { storedPhone } from '../../../kernel/input/phone.js';
import { Trimmed } from '../../../kernel/input/typed-text.js';
import { IsDistrict, IsProvince } from '../../../kernel/postal-address/place.input.js';
import { PostalAddressInput } from '../../../kernel/postal-address/postal-address.input.js';

const MAX_NAME = 100;
const MAX_CONTACT = 200;

@InputType({ description: 'An address that a customer keeps.' })
export class CustomerAddressInput extends PostalAddressInput {
  @NeededLine({ maxLength: MAX_NAME, description: 'What the customer calls it: a building site, a depot.' })
  name: string;

  @NeededLine({ maxLength: MAX_CONTACT, description: 'Who takes deliveries there.' })
  contactName: string;

  @Trimmed()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? storedPhone(value) : value))
  @IsNotEmpty()
  @IsPhone()
  @Field(() => String, {
    description: 'Of that person: ten to fifteen digits in any grouping, or a short number: 444 0 555.',
  })
  phone: string;

  @IsProvince()
  declare province: string;

  @IsDistrict()
  declare district: string;

  @IsBoolean()
  @Field(() => Boolean, { description: 'Whether deliveries go there unless said otherwise.' })
  isShippingDefault: boolean;

  @IsBoolean()
  @Field(() => Boolean, { description: 'Whether invoices name it unless said otherwise.' })
  isBillingDefault: boolean;
}

@InputType({ description: 'An address as it is to be.' })
export class UpdateCustomerAddressInput extends CustomerAddressInput {
  @IsInt()
  @Min(1)
  @Field(() => Int, { description: 'Version that the change was made on.' })
  expectedVersion: number;
}
