import { Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsArray, IsBoolean, IsEnum, IsInt, Max, Min, ValidateNested } from 'class-validator';
import {
  ClearableLine,
  NeededLine,
  OptionalCount,
  OptionalFlag,
  OptionalLine,
  OptionalLines,
  OptionalMoney,
  OptionalPart,
  OptionalParts,
  OptionalText,
} from '../../../kernel/input/input-fields.js';
import {
  MAX_KURUS,
  MAX_UNITS,
  OpenOrdersInput,
  OrderLimitsInput,
  TransferPaymentInput,
} from './order-terms.input.js';
import { CarrierInput, PaymentMethodInput } from './selling.input.js';
import { type SpecialHours, SpecialHoursEnum } from '../hours/special-days.type.js';
import { Money } from '../../../kernel/scalars/money.scalar.js';

const MAX_LINE = 200;
const MAX_SENTENCE = 500;
/** ₺100.000: a larger fee would end every purchase. */
const MAX_FEE_KURUS = 10_000_000;
const MAX_BASIS_POINTS = 10_000;
const MAX_ROWS = 20;
const MAX_SPECIAL_ROWS = 60;
const LAST_DAY = 7;

const line = (description: string) => ({ maxLength: MAX_LINE, description });
const sentence = (description: string) => ({ maxLength: MAX_SENTENCE, description });
const lines = (description: string) => ({ maxCount: MAX_ROWS, maxLength: MAX_LINE, description });

@InputType({ description: 'Opening hours of a group of days; both times are null on closed days.' })
export class WorkingHoursInput {
  @IsArray()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(LAST_DAY, { each: true })
  @Field(() => [Int], { description: 'ISO weekdays, Monday = 1; each in one group at most.' })
  days: number[];

  @ClearableLine(line('HH:MM in Europe/Istanbul.'))
  opens?: string | null;

  @ClearableLine(line('HH:MM, after opens.'))
  closes?: string | null;
}

@InputType({
  description: 'Days on which the shop does otherwise than its hours and the official holidays say.',
})
export class SpecialDaysInput {
  @NeededLine(line('YYYY-MM-DD in Europe/Istanbul.'))
  first: string;

  @ClearableLine(line('YYYY-MM-DD, after the first; null is one day alone.'))
  last?: string | null;

  @NeededLine(line('Why, as visitors read it.'))
  name: string;

  @IsEnum(SpecialHoursEnum)
  @Field(() => SpecialHoursEnum, { description: 'How the shop works then.' })
  hours: SpecialHours;
}

@InputType({ description: 'When shipping is free.' })
export class FreeShippingInput {
  @IsBoolean()
  @Field(() => Boolean, { description: 'Never free when false.' })
  enabled: boolean;

  @IsInt()
  @Min(0)
  @Max(MAX_KURUS)
  @Field(() => Money, { description: 'Net subtotal from which it is free; 0 is always.' })
  threshold: number;
}

@InputType({ description: 'An account for bank transfers.' })
export class BankAccountInput {
  @NeededLine(line('Name of the bank.'))
  bank: string;

  @NeededLine(line('Account holder.'))
  holder: string;

  @NeededLine(line('TR and 24 digits, however grouped.'))
  iban: string;
}

@InputType({ description: 'Title, description and keywords of pages without their own.' })
export class SeoInput {
  @OptionalLine(sentence('Title.'))
  title?: string | null;

  @OptionalLine(sentence('Sentence in search results.'))
  description?: string | null;

  @OptionalLines({ ...lines('Most important first; empty ones are left out.'), maxCount: 100 })
  keywords?: string[] | null;
}

@InputType({
  description:
    'Settings of the shop. What is left out stays as it is; a list that is given replaces the whole list.',
})
export class SettingsInput {
  @OptionalLine(line('Name of the shop.'))
  siteName?: string | null;

  @OptionalLine(line('Registered name of the company.'))
  legalName?: string | null;

  @OptionalText(sentence('What the shop is, in a sentence.'))
  siteDescription?: string | null;

  @OptionalLine(line('Main e-mail address.'))
  contactEmail?: string | null;

  @OptionalLines(lines('Further addresses.'))
  otherEmails?: string[] | null;

  @OptionalLine(line('Main phone number, as it is to be shown.'))
  contactPhone?: string | null;

  @OptionalLines(lines('Further numbers.'))
  otherPhones?: string[] | null;

  @ClearableLine(line('0532… and +90 532… become 90532…; null hides WhatsApp.'))
  whatsappNumber?: string | null;

  @OptionalLine(sentence('Postal address in one line.'))
  address?: string | null;

  @OptionalParts(() => WorkingHoursInput, { maxCount: LAST_DAY, description: 'Opening hours.' })
  workingHours?: WorkingHoursInput[] | null;

  @OptionalParts(() => SpecialDaysInput, {
    maxCount: MAX_SPECIAL_ROWS,
    description: 'Closed days, half days, and holidays on which the shop works; each day in one row at most.',
  })
  specialDays?: SpecialDaysInput[] | null;

  @OptionalPart(() => FreeShippingInput, 'When shipping is free.')
  freeShipping?: FreeShippingInput | null;

  @OptionalMoney({ min: 0, max: MAX_FEE_KURUS, description: 'Shipping of one order, tax included.' })
  shippingFee?: number | null;

  @OptionalCount({ min: 0, max: MAX_BASIS_POINTS, description: 'Basis points: 2000 is 20 %.' })
  taxRate?: number | null;

  @OptionalFlag('Whether orders above stock are refused.')
  stockControl?: boolean | null;

  @OptionalCount({ min: 0, max: MAX_UNITS, description: 'Null tells nobody of low stock.' })
  lowStockThreshold?: number | null;

  @OptionalCount({ min: 14, max: 365, description: 'Days after the delivery to withdraw within.' })
  withdrawalDays?: number | null;

  @OptionalPart(() => OrderLimitsInput, 'Of buyers without a verified e-mail and a paid order.')
  orderLimits?: OrderLimitsInput | null;

  @OptionalPart(() => OpenOrdersInput, 'Of the same buyers, until an order is confirmed or paid.')
  openOrders?: OpenOrdersInput | null;

  @OptionalPart(() => TransferPaymentInput, 'What a bank transfer has time for.')
  transferPayment?: TransferPaymentInput | null;

  @OptionalParts(() => CarrierInput, { maxCount: MAX_ROWS, description: 'In their order.' })
  carriers?: CarrierInput[] | null;

  @OptionalParts(() => PaymentMethodInput, { maxCount: MAX_ROWS, description: 'All three of them.' })
  paymentMethods?: PaymentMethodInput[] | null;

  @OptionalParts(() => BankAccountInput, { maxCount: MAX_ROWS, description: 'In their order.' })
  bankAccounts?: BankAccountInput[] | null;

  @ClearableLine(line('Tax office.'))
  taxOffice?: string | null;

  @ClearableLine(line('VKN, ten digits.'))
  taxNumber?: string | null;

  @ClearableLine(line('MERSİS, sixteen digits.'))
  mersisNumber?: string | null;

  @ClearableLine(line('Registered electronic mail (KEP).'))
  kepAddress?: string | null;

  @ClearableLine(line('Page of the shop in the register ETBİS, https.'))
  etbisAddress?: string | null;

  @OptionalPart(() => SeoInput, 'Of pages without their own.')
  seo?: SeoInput | null;
}

@InputType({ description: 'Some settings, as they are to be.' })
export class UpdateSettingsInput {
  @IsInt()
  @Min(1)
  @Field(() => Int, {
    description: 'Version that was read; VERSION_CONFLICT when one of the given settings changed since.',
  })
  expectedVersion: number;

  @ValidateNested()
  @Type(() => SettingsInput)
  @Field(() => SettingsInput, { description: 'Only what changes has to be given.' })
  settings: SettingsInput;
}
