import type { SiteSettings } from '../site-settings.document.js';
import type { SettingsInput } from './settings.input.js';

/** The settings that an input gives, as they are stored. What they may be is judged when they are saved. */
export function changedSettings(input: SettingsInput): Partial<SiteSettings> {
  const {
    freeShipping,
    shippingFee,
    taxRate,
    orderLimits,
    openOrders,
    workingHours,
    specialDays,
    carriers,
    ...same
  } = input;
  const change = {
    ...same,
    shippingFeeKurus: shippingFee,
    taxRateBasisPoints: taxRate,
    freeShipping: freeShipping && { enabled: freeShipping.enabled, thresholdKurus: freeShipping.threshold },
    specialDays: specialDays?.map(specialDaysOf),
    carriers: carriers?.map(carrierOf),
    orderLimits: orderLimits && limitsOf(orderLimits),
    openOrders: openOrders && openOrdersOf(openOrders),
    workingHours: workingHours?.map(hoursOf),
  };
  return Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Partial<SiteSettings>;
}

const specialDaysOf = ({ first, last, name, hours }: NonNullable<SettingsInput['specialDays']>[number]) => ({
  first,
  last: last ?? null,
  name,
  hours,
});

const limitsOf = ({ subtotal, ...units }: NonNullable<SettingsInput['orderLimits']>) => ({
  ...units,
  subtotalKurus: subtotal,
});

const openOrdersOf = ({ stockPercent, total, cashDueDays }: NonNullable<SettingsInput['openOrders']>) => ({
  stockPercent,
  totalKurus: total,
  cashDueDays: cashDueDays ?? null,
});

const carrierOf = ({ name, trackingAddress, taxNumber }: NonNullable<SettingsInput['carriers']>[number]) => ({
  name,
  trackingAddress: trackingAddress ?? null,
  taxNumber: taxNumber ?? null,
});

const hoursOf = ({ days, opens, closes }: NonNullable<SettingsInput['workingHours']>[number]) => ({
  days,
  opens: opens ?? null,
  closes: closes ?? null,
});
