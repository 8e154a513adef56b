import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock/clock.js';
import { wallTime } from '../../../kernel/clock/istanbul.js';
import type { ExportColumn, ListExport } from '../../../kernel/exports/list-export.js';
import { QuoteHistory } from '../commands/quote.history.js';
import type { QuoteOffered } from '../history/quote.events.js';
import { REFERENCE_NAMES } from '../history/quote.references.js';
import { isExpired, type QuoteSnapshot } from '../history/quote.snapshot.js';
import { newestOffer } from '../history/quote.state.js';
import { EXPIRED_NAME, QUOTE_STATUS_NAMES } from '../history/quote.statuses.js';
import { AdminQuotesArgs } from './quote-list.input.js';
import { QuoteListQueries } from './quote-list.queries.js';

/** A quote as the sheet has it; buyer and references are null once the buyer was erased. */
interface ExportedQuote {
  quote: QuoteSnapshot;
  offer: QuoteOffered | null;
  isExpired: boolean;
}

type Column = ExportColumn<ExportedQuote>;

const KURUS = 100;

/** Of the newest offer; empty before the first. */
const amount = (header: string, kurusOf: (offer: QuoteOffered) => number): Column => ({
  header,
  widthCharacters: 14,
  cell: ({ offer }) => offer && { lira: kurusOf(offer) / KURUS },
});

const COLUMNS: readonly Column[] = [
  { header: 'Teklif No', widthCharacters: 15, cell: ({ quote }) => quote.number },
  { header: 'Tarih', widthCharacters: 17, cell: ({ quote }) => ({ dateTime: wallTime(quote.createdAt) }) },
  { header: 'Müşteri', widthCharacters: 26, cell: ({ quote: { buyer } }) => buyer && buyer.name },
  { header: 'E-posta', widthCharacters: 30, cell: ({ quote: { buyer } }) => buyer && buyer.email },
  { header: 'Telefon', widthCharacters: 18, cell: ({ quote: { buyer } }) => buyer && buyer.phone },
  { header: 'Firma', widthCharacters: 30, cell: ({ quote: { buyer } }) => buyer && buyer.company },
  {
    header: 'Durum',
    widthCharacters: 15,
    cell: ({ quote, isExpired: isOver }) => (isOver ? EXPIRED_NAME : QUOTE_STATUS_NAMES[quote.status]),
  },
  {
    header: 'Son Yanıt',
    widthCharacters: 17,
    cell: ({ quote }) => ({ dateTime: wallTime(new Date(quote.responseDueAt)) }),
  },
  { header: 'Kalem', widthCharacters: 8, cell: ({ quote, offer }) => (offer ?? quote).lines.length },
  { header: 'Sürüm', widthCharacters: 8, cell: ({ offer }) => offer && offer.offer },
  amount('Ara Toplam', ({ subtotalKurus }) => subtotalKurus),
  amount('KDV', ({ taxKurus }) => taxKurus),
  amount('Kargo', ({ shippingKurus }) => shippingKurus),
  amount('Toplam', ({ totalKurus }) => totalKurus),
  { header: 'Geçerlilik', widthCharacters: 12, cell: ({ offer }) => offer && offer.validUntil },
  { header: 'Vade, Gün', widthCharacters: 10, cell: ({ offer }) => offer && offer.paymentTermDays },
  {
    header: 'Sipariş No',
    widthCharacters: 12,
    cell: ({ quote: { accepted } }) => accepted && `#${accepted.orderNumber}`,
  },
  ...(['purchaseOrder', 'project', 'requisition'] as const).map((name): Column => ({
    header: REFERENCE_NAMES[name],
    widthCharacters: 22,
    cell: ({ quote: { references } }) => references && references[name],
  })),
];

/** The list of all quotes as a spreadsheet. */
@Injectable()
export class QuotesExport implements ListExport<AdminQuotesArgs, ExportedQuote> {
  readonly name = 'teklifler';
  readonly query = 'adminQuotes';
  readonly args = AdminQuotesArgs;
  readonly permission = 'quotes';
  readonly recordedAs = 'quote-export';
  readonly fileName = 'Teklifler';
  readonly sheetName = 'Teklifler';
  readonly columns = COLUMNS;

  constructor(
    private readonly list: QuoteListQueries,
    private readonly history: QuoteHistory,
    private readonly clock: Clock,
  ) {}

  async *rows(request: AdminQuotesArgs): AsyncGenerator<readonly ExportedQuote[]> {
    const now = this.clock.now();
    for await (const rows of this.list.whole(request)) {
      const quotes = await this.history.list(rows.map(({ id }) => id));
      yield quotes.map((quote) => ({ quote, offer: newestOffer(quote), isExpired: isExpired(quote, now) }));
    }
  }
}
