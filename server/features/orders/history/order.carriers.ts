import { fold } from '../../../kernel/turkish/fold.js';
import type { Shipment } from './order.events.js';

/** Carriers of Turkey, each with the page where anybody looks a parcel up; the number ends the address. */
const TRACKING_PAGES: Readonly<Record<string, string>> = {
  'Yurtiçi Kargo': 'https://www.yurticikargo.com/tr/online-servisler/gonderi-sorgula?code=',
  'Aras Kargo': 'https://kargotakip.araskargo.com.tr/mainpage.aspx?code=',
  'MNG Kargo': 'https://kargotakip.mngkargo.com.tr/?takipNo=',
  'Sürat Kargo': 'https://suratkargo.com.tr/KargoTakip/?kargotakipno=',
  'PTT Kargo': 'https://gonderitakip.ptt.gov.tr/Track/Verify?q=',
  UPS: 'https://www.ups.com/track?loc=tr_TR&tracknum=',
  DHL: 'https://www.dhl.com/tr-tr/home/tracking.html?tracking-id=',
};

/** Offered to staff who send an order off; they may write any other. */
export const ORDER_CARRIERS: readonly string[] = Object.keys(TRACKING_PAGES);

/** «Aras Kargo», «ARAS KARGO A.Ş.» and «aras» are one carrier. */
const nameOf = (carrier: string): string => fold(carrier).split(/\s+/)[0] ?? '';

const PAGES_BY_NAME = new Map(Object.entries(TRACKING_PAGES).map(([name, page]) => [nameOf(name), page]));

/** Where the parcel is looked up; null without a number, and for a carrier whose page is not known. */
export function trackingUrlOf({ carrier, trackingNumber }: Shipment): string | null {
  const page = carrier === null ? undefined : PAGES_BY_NAME.get(nameOf(carrier.trim()));
  const number = trackingNumber?.replaceAll(' ', '') ?? '';
  return page === undefined || number === '' ? null : page + encodeURIComponent(number);
}
