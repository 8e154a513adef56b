import { NeededLine } from '../input/input-fields.js';
import { Field, InputType } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { IsPostalCode } from '../input/contact.js';
import { EmptyToNull } from '../input/typed-text.js';
import type { Address } from './postal-address.js';

const MAX_STREET = 300;
const MAX_PLACE = 100;

@InputType({ description: 'An address in Turkey.' })
export class PostalAddressInput {
  @NeededLine({ maxLength: MAX_STREET, description: 'Street, number, building, flat.' })
  streetAddress: string;

  @NeededLine({ maxLength: MAX_PLACE, description: 'İlçe.' })
  district: string;

  @NeededLine({ maxLength: MAX_PLACE, description: 'İl.' })
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
