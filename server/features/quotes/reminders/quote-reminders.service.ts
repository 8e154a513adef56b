import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { dayAfter, dayInIstanbul } from '../../../kernel/clock/istanbul.js';
import { Outbox } from '../../../kernel/queue/outbox.js';
import { QuoteHistory } from '../commands/quote.history.js';
import { eventOf } from '../history/quote.snapshot.js';
import { newestOffer } from '../history/quote.state.js';
import { quoteExpiring } from './quote.facts.js';

interface DueOffer {
  id: string;
  offer: number;
  /** YYYY-MM-DD. */
  validUntil: string;
}

const AT_ONCE = 100;
/** Three days before its end an offer is valid today, tomorrow and the day after. */
const DAYS_AFTER_TODAY = 2;

/** Those that end first, first. An answered quote has another status. */
const DUE = `
  SELECT id, offer, valid_until::text AS "validUntil" FROM quote
  WHERE status = 'quoted' AND valid_until BETWEEN $1 AND $2
    AND NOT EXISTS (SELECT FROM quote_reminder AS done WHERE done.quote_id = quote.id AND done.offer = quote.offer)
    AND ($3::date IS NULL OR (valid_until, id) > ($3, $4::uuid))
  ORDER BY valid_until, id LIMIT ${AT_ONCE}`;

const DECIDE = `
  INSERT INTO quote_reminder (quote_id, offer) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING offer`;

/** Has buyers reminded, three days before its end, of an offer that they did not answer. */
@Injectable()
export class QuoteReminders {
  private readonly log = new Logger(QuoteReminders.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly history: QuoteHistory,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Once for each offer, however many workers do so at once.
   *
   * @returns of how many offers this call had their buyers reminded
   */
  async remindDue(): Promise<number> {
    let reminded = 0;
    let last: DueOffer | undefined;
    do {
      // Those that could not be decided are due again: the next page begins after them.
      const due: DueOffer[] = await this.dueAfter(last);
      for (const offer of due) if (await this.remind(offer)) reminded += 1;
      last = due.length === AT_ONCE ? due.at(-1) : undefined;
    } while (last);
    if (reminded > 0) this.outbox.notifyWorkers();
    return reminded;
  }

  private dueAfter(last?: DueOffer): Promise<DueOffer[]> {
    const today = dayInIstanbul(this.clock.now());
    const after = [last?.validUntil ?? null, last?.id ?? null];
    return this.dataSource.query<DueOffer[]>(DUE, [today, dayAfter(today, DAYS_AFTER_TODAY), ...after]);
  }

  /** One quote that cannot be read must not keep the others. */
  private async remind(due: DueOffer): Promise<boolean> {
    try {
      const isWanted = await this.isWanted(due);
      return await this.dataSource.transaction(async (transaction) => {
        const decided = await transaction.query<unknown[]>(DECIDE, [due.id, due.offer]);
        if (decided.length === 0 || !isWanted) return false;
        await this.outbox.record(transaction, quoteExpiring(due.id, due.offer));
        return true;
      });
    } catch (error) {
      this.log.error({ err: error, quoteId: due.id, msg: 'a quote could not be reminded of' });
      return false;
    }
  }

  /** Not of an offer that became an order or was made in its last three days, nor of one that the buyer got no mail about. */
  private async isWanted({ id, offer, validUntil }: DueOffer): Promise<boolean> {
    const quote = await this.history.find(id);
    const offered = quote && newestOffer(quote);
    if (!offered || offered.offer !== offer || !offered.isBuyerNotified || quote.accepted) return false;
    const sentOn = dayInIstanbul(eventOf(quote, offered).recordedAt);
    return sentOn < dayAfter(validUntil, -DAYS_AFTER_TODAY);
  }
}
