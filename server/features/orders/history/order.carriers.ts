import { fold } from '../../../kernel/turkish/fold.js';
import type { Shipment } from './order.events.js';

/** What the settings know of a carrier. */
interface TrackedCarrier {
  name: string;
  /** The number of a parcel ends it. */
  trackingAddress: string | null;
}

const partsOf = (carrier: string): string[] => fold(carrier.trim()).split(/\s+/);

/** «Aras Kargo», «ARAS KARGO A.Ş.» and «aras» are one carrier: the one that begins most alike, and none where two do. */
function carrierNamed(written: string, carriers: readonly TrackedCarrier[]): TrackedCarrier | undefined {
  const parts = partsOf(written);
  const whole = carriers.find(({ name }) => partsOf(name).join(' ') === parts.join(' '));
  if (whole) return whole;
  const alike = carriers.map(({ name }) => sharedParts(partsOf(name), parts));
  const most = Math.max(1, ...alike);
  const [nearest, other] = carriers.filter((_, index) => alike[index] === most);
  return other ? undefined : nearest;
}

/** How many words two names have in common from their beginning on. */
function sharedParts(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((part, index) => part !== other[index]);
  return end < 0 ? one.length : end;
}

/** Where the parcel is looked up; null without a number, and for a carrier whose page is not known. */
export function trackingUrlOf(
  { carrier, trackingNumber }: Shipment,
  carriers: readonly TrackedCarrier[],
): string | null {
  const page = carrier === null ? null : (carrierNamed(carrier, carriers)?.trackingAddress ?? null);
  const number = trackingNumber?.replaceAll(' ', '') ?? '';
  return page === null || number === '' ? null : page + encodeURIComponent(number);
}
