import { Field, InputType } from '@nestjs/graphql';
import { IsNotEmpty, IsOptional, MaxLength } from 'class-validator';
import { IsPostalCode } from '../input/contact.js';
import { EmptyToNull, IsOneLine, Trimmed } from '../input/typed-text.js';
import type { Address } from './postal-address.js';

const MAX_STREET = 300;
const MAX_PLACE = 100;

@InputType({ description: 'An address in Turkey.' })
export class PostalAddressInput {
  @Trimmed()
  @IsOneLine()
  @IsNotEmpty()
  @MaxLength(MAX_STREET)
  @Field(() => String, { description: 'Street, number, building, flat.' })
  streetAddress: string;

  @Trimmed()
  @IsOneLine()
  @IsNotEmpty()
  @MaxLength(MAX_PLACE)
  @Field(() => String, { description: 'İlçe.' })
  district: string;

  @Trimmed()
  @IsOneLine()
  @IsNotEmpty()
  @MaxLength(MAX_PLACE)
  @Field(() => String, { description: 'İl.' })
  province: string;

  @EmptyToNull()
  @IsOptional()
  @IsPostalCode()
  @Field(() => String, { nullable: true, description: 'Five digits.' })
  postalCode?: string | null;
}

/** The address as it is stored. */
export function addressOf({ streetAddress, district, province, postalCode }: PostalAddressInput): Address {
  return { streetAddress, district, province, postalCode: postalCode ?? null };
}
