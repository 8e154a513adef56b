import type { SiteSettings } from '../site-settings.document.js';
import type { SettingsInput } from './settings.input.js';

/** The settings that an input gives, as they are stored. What they may be is judged when they are saved. */
export function changedSettings(input: SettingsInput): Partial<SiteSettings> {
  const { freeShipping, shippingFee, taxRate, orderLimits, workingHours, specialDays, carriers, ...same } =
    input;
  const change = {
    ...same,
    shippingFeeKurus: shippingFee,
    taxRateBasisPoints: taxRate,
    freeShipping: freeShipping && { enabled: freeShipping.enabled, thresholdKurus: freeShipping.threshold },
    specialDays: specialDays?.map(({ first, last, name, hours }) => ({
      first,
      last: last ?? null,
      name,
      hours,
    })),
    carriers: carriers?.map(({ name, trackingAddress, taxNumber }) => ({
      name,
      trackingAddress: trackingAddress ?? null,
      taxNumber: taxNumber ?? null,
    })),
    orderLimits: orderLimits && limitsOf(orderLimits),
    workingHours: workingHours?.map(({ days, opens, closes }) => ({
      days,
      opens: opens ?? null,
      closes: closes ?? null,
    })),
  };
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<SiteSettings>;
}

const limitsOf = ({ subtotal, ...units }: NonNullable<SettingsInput['orderLimits']>) => ({
  ...units,
  subtotalKurus: subtotal,
});
