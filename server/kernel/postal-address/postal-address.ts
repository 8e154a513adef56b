/** An address in Turkey as it is stored and shown. */
export interface Address {
  streetAddress: string;
  district: string;
  province: string;
  postalCode: string | null;
}

/** All of it in one line: «Atatürk Cad. No: 5, 34710 Kadıköy / İstanbul». */
export function addressLine({ streetAddress, district, province, postalCode }: Address): string {
  const place = postalCode === null ? district : `${postalCode} ${district}`;
  return `${streetAddress}, ${place} / ${province}`;
}
