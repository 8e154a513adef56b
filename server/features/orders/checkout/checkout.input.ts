import { Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsEnum,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  Min,
  ValidateNested,
} from 'class-validator';
import {
  ClearableLine,
  ClearableText,
  NeededEmail,
  NeededIdempotencyKey,
  NeededLine,
  NeededPhone,
} from '../../../kernel/input/input-fields.js';
import { InvoicePartyInput } from '../../../kernel/invoice-party/invoice-party.input.js';
import { Money } from '../../../kernel/scalars/money.scalar.js';
import { PostalAddressInput } from '../../../kernel/postal-address/postal-address.input.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { type ChosenVariationInput, ChosenVariations } from '../../catalog/index.js';
import { PaymentMethodEnum } from '../../settings/index.js';
import { OrderRecipientInput } from '../api/order-recipient.input.js';
import { OrderReferencesInput } from '../api/order-references.input.js';
import type { PaymentMethod } from '../history/order.statuses.js';

const MAX_NAME = 200;
const MAX_TEXT = 2_000;
const MAX_LINES = 200;
const MAX_DOCUMENTS = 10;

@InputType({ description: 'The buyer.' })
export class OrderBuyerInput extends InvoicePartyInput {
  @NeededLine({ maxLength: MAX_NAME, description: 'First and last name.' })
  name: string;

  @NeededEmail('E-mail address for the confirmation.')
  email: string;

  @NeededPhone()
  phone: string;

  @ClearableLine({ maxLength: MAX_NAME, description: 'VKN or TCKN, as typed; it is not validated.' })
  taxNumber?: string | null;
}

@InputType({ description: 'One product to order; the shop sets the price.' })
export class OrderLineInput {
  @IsUUID()
  @Field(() => Id, { description: 'The product.' })
  productId: string;

  @ChosenVariations()
  variations?: ChosenVariationInput[] | null;

  @IsInt()
  @Min(1)
  @Field(() => Int, { description: 'Raised to the minimum of the product, at most 99999.' })
  quantity: number;
}

@InputType({ description: 'A document the buyer accepted, as returned by orderDocuments.' })
export class AcceptedDocumentInput {
  @IsString()
  @Length(1, MAX_NAME)
  @Field(() => String, { description: 'Slug of the document, such as mesafeli-satis-sozlesmesi.' })
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
  @Field(() => OrderBuyerInput, { description: 'The buyer.' })
  buyer: OrderBuyerInput;

  @ValidateNested()
  @Type(() => PostalAddressInput)
  @Field(() => PostalAddressInput, { description: 'Delivery address.' })
  shippingAddress: PostalAddressInput;

  @IsOptional()
  @ValidateNested()
  @Type(() => PostalAddressInput)
  @Field(() => PostalAddressInput, {
    nullable: true,
    description: 'Billing address; the shipping address when left out.',
  })
  billingAddress?: PostalAddressInput | null;

  @IsOptional()
  @ValidateNested()
  @Type(() => OrderRecipientInput)
  @Field(() => OrderRecipientInput, {
    nullable: true,
    description: 'Who takes the delivery; the buyer when left out.',
  })
  recipient?: OrderRecipientInput | null;

  @IsEnum(PaymentMethodEnum)
  @Field(() => PaymentMethodEnum, { description: 'Payment method.' })
  paymentMethod: PaymentMethod;

  @IsOptional()
  @ValidateNested()
  @Type(() => OrderReferencesInput)
  @Field(() => OrderReferencesInput, {
    nullable: true,
    description: 'References of the buyer; the documents state them.',
  })
  references?: OrderReferencesInput | null;

  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_LINES)
  @ValidateNested({ each: true })
  @Type(() => OrderLineInput)
  @Field(() => [OrderLineInput], {
    nullable: true,
    description: "Lines to order; those of the caller's cart when left out.",
  })
  lines?: OrderLineInput[] | null;
}

@InputType({ description: 'An order to place.' })
export class AddOrderInput extends OrderDraftInput {
  @NeededIdempotencyKey(
    'Random text of at least 16 characters, one per order: repeating a request with the same key returns the same order; another body with the same key is refused.',
  )
  idempotencyKey: string;

  @ClearableText({ maxLength: MAX_TEXT, description: 'Message of the buyer to the shop.' })
  notes?: string | null;

  @IsArray()
  @ArrayMaxSize(MAX_DOCUMENTS)
  @ValidateNested({ each: true })
  @Type(() => AcceptedDocumentInput)
  @Field(() => [AcceptedDocumentInput], {
    description: 'Every document of orderDocuments, as the buyer accepted it.',
  })
  acceptedDocuments: AcceptedDocumentInput[];

  @IsOptional()
  @ValidateNested()
  @Type(() => AcceptedDocumentInput)
  @Field(() => AcceptedDocumentInput, {
    nullable: true,
    description:
      'The text of checkoutOptions.marketingConsent, if the buyer agreed to commercial messages by an act of their own; never required.',
  })
  marketingConsent?: AcceptedDocumentInput | null;

  @IsInt()
  @Min(0)
  @Field(() => Money, {
    description: 'The total the buyer was shown; an order with another total is refused as PRICE_CHANGED.',
  })
  expectedTotal: number;
}
