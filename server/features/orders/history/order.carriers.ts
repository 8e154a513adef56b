import { fold } from '../../../kernel/turkish/fold.js';
import type { Shipment } from './order.events.js';

/** What the settings know of a carrier. */
interface TrackedCarrier {
  name: string;
  /** The number of a parcel ends it. */
  trackingAddress: string | null;
}

const partsOf = (carrier: string): string[] => fold(carrier.trim()).split(/\s+/);

/** «Aras Kargo», «ARAS KARGO A.Ş.» and «aras» are one carrier; of two that begin alike it is the one written in full. */
function carrierNamed(written: string, carriers: readonly TrackedCarrier[]): TrackedCarrier | undefined {
  const parts = partsOf(written);
  const isWhole = ({ name }: TrackedCarrier) => partsOf(name).join(' ') === parts.join(' ');
  return carriers.find(isWhole) ?? carriers.find(({ name }) => partsOf(name)[0] === parts[0]);
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
