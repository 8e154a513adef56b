/** An offer, a proforma invoice or a packing slip: what one layout writes on paper. All texts are Turkish, as people read them. */
export interface BusinessDocument {
  /** «Proforma Fatura». */
  title: string;
  /** «#1f3c5a70». */
  number: string;
  /** Written as a day in Istanbul. The file says that it was made then, so the same document is the same file. */
  date: Date;
  /** Beside the title, such as «İptal edildi»; for what must not be taken for valid. */
  mark?: string | null;
  letterhead: Letterhead;
  /** At most three, side by side: who receives it, where the goods go. */
  parties: readonly Party[];
  /** Numbers and names that both sides know it by, such as the purchase order; wanted first where there is a party less. */
  references: readonly LabeledText[];
  lines: readonly DocumentLine[];
  /** The last one is the amount that counts. Empty on a packing slip. */
  totals: readonly DocumentTotal[];
  /** Until when it holds: «31 Aralık 2026 günü sonuna kadar geçerlidir.» */
  validity?: string | null;
  bankAccounts?: readonly DocumentBankAccount[];
  /** Terms, payment, notes of the buyer. */
  sections: readonly DocumentSection[];
  /** Under what people sign: «Teslim alan». */
  signatures?: readonly string[];
  /** At the foot of each page: what the document is not, such as an invoice. */
  footer: string;
}

export interface LabeledText {
  label: string;
  text: string;
}

/** Who sends it, as the law wants it on commercial papers. */
export interface Letterhead {
  /** The name of the shop, in place of a logo. */
  wordmark: string;
  /** Registered name. */
  legalName: string;
  address: string;
  /** Phone, e-mail, tax office and number, MERSİS, KEP. */
  details: readonly LabeledText[];
}

export interface Party {
  heading: string;
  name: string;
  /** Lines below the name. */
  lines: readonly string[];
}

export interface DocumentLine {
  /** «1», «2.1»: what other lines and people name it by. */
  position: string;
  /** Heading above the first line of each run of lines with the same group. */
  group?: string | null;
  name: string;
  /** Below the name, one each: brand and model, choices, what the buyer wrote. */
  details: readonly string[];
  /** When it is delivered. */
  delivery?: string | null;
  /** Position of the line in whose place it is offered; its amount is in none of the totals. */
  alternativeOf?: string | null;
  /** «3 adet», as `quantityText` writes it. */
  quantity: string;
  /** Null where there is none; the columns of prices are left out when no line has one. */
  price: LinePrice | null;
}

/** Net amounts. */
export interface LinePrice {
  unitPriceKurus: number;
  /** Before the discount. */
  listPriceKurus?: number | null;
  discountBasisPoints?: number | null;
  amountKurus: number;
}

export interface DocumentTotal {
  label: string;
  amountKurus: number;
}

export interface DocumentBankAccount {
  bank: string;
  holder: string;
  /** TR and 24 digits. */
  iban: string;
}

export interface DocumentSection {
  heading: string;
  /** Lines separated by `\n`. */
  text: string;
}
