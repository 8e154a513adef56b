import { type Actor, isPermitted, type Permission } from '../../kernel/actor/actor.js';

interface NoticeKindTerms {
  /** What staff need to see it. */
  permission: Permission;
  /** In the schema. */
  description: string;
}

/**
 * Everything staff are notified of. A section of the panel adds its lines here, and in `notice.reactions.ts` what they
 * follow from. Names are stored: one that is renamed hides the notices it had.
 */
export const NOTICE_KINDS = {
  order_placed: { permission: 'orders', description: 'Somebody placed an order.' },
  order_cancelled: { permission: 'orders', description: 'A buyer cancelled their order.' },
  withdrawal_declared: {
    permission: 'orders',
    description: 'A buyer has withdrawn from an order or a part of it.',
  },
  payment_notice: { permission: 'orders', description: 'A buyer says that they have made a transfer.' },
  quote_requested: { permission: 'quotes', description: 'Somebody asked for a quote.' },
  quote_countered: { permission: 'quotes', description: 'A buyer made a counter-offer.' },
  quote_message: { permission: 'quotes', description: 'A buyer wrote about their quote.' },
  quote_accepted: { permission: 'quotes', description: 'A buyer accepted an offer.' },
  quote_declined: { permission: 'quotes', description: 'A buyer declined a quote.' },
  message_received: { permission: 'messages', description: 'A visitor wrote a message.' },
  message_answered: { permission: 'messages', description: 'Somebody answered a reply of the shop.' },
  complaint_received: { permission: 'messages', description: 'A visitor complained.' },
  stock_low: { permission: 'catalog', description: 'An order left few of a product, or none.' },
  import_finished: {
    permission: 'import',
    description: 'An import was applied, failed, was stopped or taken back.',
  },
  history_intact: {
    permission: 'users',
    description: 'A verification found the history as it was recorded.',
  },
  history_broken: {
    permission: 'users',
    description: 'A verification found something in the history that is not as it was recorded.',
  },
  job_failed: {
    permission: 'settings',
    description: 'A mail or another side effect was given up after its last attempt.',
  },
} as const satisfies Record<string, NoticeKindTerms>;

/** How an import ended; the names are stored. */
export const NOTICE_OUTCOMES = {
  applied: 'Its rows are in the catalog.',
  undone: 'It was taken back.',
  failed: 'It could not be read, or ended with an error.',
  cancelled: 'Somebody stopped it.',
} as const;

export type NoticeOutcome = keyof typeof NOTICE_OUTCOMES;

export const isOutcome = (status: string): status is NoticeOutcome => status in NOTICE_OUTCOMES;

export type NoticeKind = keyof typeof NOTICE_KINDS;

const KINDS = Object.keys(NOTICE_KINDS) as NoticeKind[];

/** The kinds of notices that somebody may see. */
export const kindsVisibleTo = (actor: Actor): NoticeKind[] =>
  KINDS.filter((kind) => isPermitted(actor, NOTICE_KINDS[kind].permission));
