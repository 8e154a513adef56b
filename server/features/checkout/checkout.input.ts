import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsEnum,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsPhone, IsReachableEmail } from '../../kernel/input/contact.js';
import { EmptyIsNone, Trimmed } from '../../kernel/input/typed-text.js';
import { Money } from '../../kernel/money/money.scalar.js';
import { PostalAddressInput } from '../../kernel/postal-address/postal-address.input.js';
import { type ChosenVariation, ChosenVariations } from '../offers/index.js';
import { PaymentMethod } from '../orders/index.js';

const MAX_NAME = 200;
const MAX_WORDS = 2_000;
const MAX_LINES = 200;
const MAX_DOCUMENTS = 10;
const KEY_LENGTH = { shortest: 16, longest: 200 };

@InputType({ description: 'Who orders.' })
export class OrderBuyerInput {
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_NAME)
  @Field(() => String, { description: 'First and last name.' })
  name: string;

  @Trimmed()
  @IsNotEmpty()
  @IsReachableEmail()
  @Field(() => String, { description: 'Where the confirmation goes.' })
  email: string;

  @Trimmed()
  @IsNotEmpty()
  @IsPhone()
  @Field(() => String, { description: 'Ten to fifteen digits, however grouped.' })
  phone: string;

  @EmptyIsNone()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_NAME)
  @Field(() => String, { nullable: true, description: 'Registered name, for an invoice to a company.' })
  company?: string | null;

  @EmptyIsNone()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_NAME)
  @Field(() => String, {
    nullable: true,
    description: 'VKN or TCKN, as typed: a wrong one does not refuse the order.',
  })
  taxNumber?: string | null;

  @EmptyIsNone()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_NAME)
  @Field(() => String, { nullable: true, description: 'Vergi dairesi.' })
  taxOffice?: string | null;
}

@InputType({ description: 'One product to be ordered. It is priced by the shop.' })
export class OrderLineInput {
  @IsUUID()
  @Field(() => ID, { description: 'The product.' })
  productId: string;

  @ChosenVariations()
  variations?: ChosenVariation[] | null;

  @IsInt()
  @Min(1)
  @Field(() => Int, { description: 'Raised to the minimum of the product, cut at 99999.' })
  quantity: number;
}

@InputType({ description: 'A text the buyer has agreed to, by what he saw of it.' })
export class AcceptedDocumentInput {
  @IsString()
  @Length(1, MAX_NAME)
  @Field(() => String, { description: 'Which text: mesafeli-satis-sozlesmesi.' })
  slug: string;

  @IsInt()
  @Field(() => Int, { description: 'Version of the page it was made from.' })
  version: number;

  @Matches(/^[0-9a-f]{64}$/)
  @Field(() => String, { description: 'SHA-256 of the text, hexadecimal.' })
  hash: string;
}

@InputType({ description: 'An order that is not placed yet.' })
export class OrderDraftInput {
  @ValidateNested()
  @Type(() => OrderBuyerInput)
  @Field(() => OrderBuyerInput, { description: 'Who orders.' })
  buyer: OrderBuyerInput;

  @ValidateNested()
  @Type(() => PostalAddressInput)
  @Field(() => PostalAddressInput, { description: 'Where it is delivered.' })
  shippingAddress: PostalAddressInput;

  @IsOptional()
  @ValidateNested()
  @Type(() => PostalAddressInput)
  @Field(() => PostalAddressInput, {
    nullable: true,
    description: 'Where the invoice goes; the shipping address when left out.',
  })
  billingAddress?: PostalAddressInput | null;

  @IsEnum(PaymentMethod)
  @Field(() => PaymentMethod, { description: 'How it will be paid.' })
  paymentMethod: PaymentMethod;

  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_LINES)
  @ValidateNested({ each: true })
  @Type(() => OrderLineInput)
  @Field(() => [OrderLineInput], { nullable: true, description: "The caller's cart when left out." })
  lines?: OrderLineInput[] | null;
}

@InputType({ description: 'An order to be placed.' })
export class AddOrderInput extends OrderDraftInput {
  @IsString()
  @Length(KEY_LENGTH.shortest, KEY_LENGTH.longest)
  @Field(() => String, {
    description:
      'Drawn at random by the caller, once per order: the same key and body give the same order, however often they are sent. At least 16 characters.',
  })
  idempotencyKey: string;

  @EmptyIsNone()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_WORDS)
  @Field(() => String, { nullable: true, description: 'Words of the buyer to the shop.' })
  notes?: string | null;

  @IsArray()
  @ArrayMaxSize(MAX_DOCUMENTS)
  @ValidateNested({ each: true })
  @Type(() => AcceptedDocumentInput)
  @Field(() => [AcceptedDocumentInput], {
    description: 'Every text of orderDocuments, as the buyer saw and accepted it.',
  })
  acceptedDocuments: AcceptedDocumentInput[];

  @IsInt()
  @Min(0)
  @Field(() => Money, {
    description: 'The total the buyer saw; an order that costs another sum is refused as PRICE_CHANGED.',
  })
  expectedTotal: number;
}
