import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Money } from '../../kernel/scalars/money.scalar.js';
import { Company } from './company.type.js';
import { Seo } from './seo.type.js';
import type { BusinessCalendar } from '../../kernel/calendar/business-calendar.js';
import { type SiteSettings } from './site-settings.document.js';
import { ClosedDayType } from './hours/special-days.type.js';
import { WorkingHours } from './hours/working-hours.type.js';

/** Longer than any holiday with the weekends around it. */
const SHOWN_DAYS = 30;

@ObjectType('SiteSettings', { description: 'The settings of the shop that visitors may see.' })
export class SiteSettingsType {
  @Field(() => String, { description: 'Name of the shop.' })
  siteName: string;

  @Field(() => Company, { description: 'Whose shop it is.' })
  company: Company;

  @Field(() => String, { description: 'What the shop is, in a sentence.' })
  siteDescription: string;

  @Field(() => String, { description: 'ISO 4217 code of every price.' })
  currency: string;

  @Field(() => String, { description: 'Main e-mail address.' })
  contactEmail: string;

  @Field(() => String, { description: 'Main phone number, as shown.' })
  contactPhone: string;

  @Field(() => String, {
    nullable: true,
    description: 'Digits with country code, no plus; null hides every WhatsApp control.',
  })
  whatsappNumber: string | null;

  @Field(() => String, { description: 'Postal address in one line.' })
  address: string;

  @Field(() => [WorkingHours], { description: 'Opening hours.' })
  workingHours: WorkingHours[];

  @Field(() => [ClosedDayType], {
    description: 'Holidays and other days of the next 30 on which the opening hours do not hold.',
  })
  closedDays: ClosedDayType[];

  @Field(() => Money, {
    nullable: true,
    description: 'Net subtotal from which shipping is free; null when free shipping is switched off.',
  })
  freeShippingThreshold: number | null;

  @Field(() => Money, { description: 'Shipping of one order, tax included.' })
  shippingFee: number;

  @Field(() => Int, { description: 'Basis points.' })
  taxRate: number;

  @Field(() => Boolean, { description: 'True when orders above stock are refused.' })
  stockControl: boolean;

  @Field(() => Seo, { description: 'Title, description and keywords of pages without their own.' })
  seo: Seo;

  /** Fields are listed one by one: bank accounts are not published. */
  static of(settings: SiteSettings, calendar: BusinessCalendar): SiteSettingsType {
    const { enabled, thresholdKurus } = settings.freeShipping;
    return Object.assign(new SiteSettingsType(), {
      siteName: settings.siteName,
      company: Company.of(settings),
      siteDescription: settings.siteDescription,
      currency: settings.currency,
      contactEmail: settings.contactEmail,
      contactPhone: settings.contactPhone,
      whatsappNumber: settings.whatsappNumber,
      address: settings.address,
      workingHours: settings.workingHours.map((hours) => WorkingHours.of(hours)),
      closedDays: calendar.closedDays(SHOWN_DAYS),
      freeShippingThreshold: enabled ? thresholdKurus : null,
      shippingFee: settings.shippingFeeKurus,
      taxRate: settings.taxRateBasisPoints,
      stockControl: settings.stockControl,
      seo: settings.seo,
    } satisfies Readonly<SiteSettingsType>);
  }
}
