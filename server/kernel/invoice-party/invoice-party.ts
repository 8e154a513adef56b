/** What an invoice names besides the buyer; all null for a private buyer. */
export interface InvoiceParty {
  company: string | null;
  /** VKN (ten digits) or TCKN (eleven digits). */
  taxNumber: string | null;
  taxOffice: string | null;
}

/** These fields alone, null where they were left out. */
export function invoicePartyOf(source: { [Field in keyof InvoiceParty]?: string | null }): InvoiceParty {
  return {
    company: source.company ?? null,
    taxNumber: source.taxNumber ?? null,
    taxOffice: source.taxOffice ?? null,
  };
}
