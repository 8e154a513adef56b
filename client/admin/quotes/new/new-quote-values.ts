import { graphql, type VariablesOf } from '../../../graphql/graphql';
import { isPhone } from '../../../shop/format';
import * as z from '../../../ui/form/zod';
import { REQUESTED_LINE, requestedProduct, shortText } from '../../articles/requested-lines';

export const StartQuoteMutation = graphql(`
  mutation StartQuote($input: StartQuoteInput!) {
    startQuote(input: $input) {
      id
      number
    }
  }
`);

const MAX_NOTE = 2_000;

/** Whom staff act for; in the state of the history, never in the address. */
export interface KnownBuyer {
  /** Account of a customer: the quote is in it. */
  readonly customerId: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly company: string | null;
}

/** The form of a request by telephone. */
export const NEW_QUOTE_SCHEMA = z.object({
  name: shortText.min(2, 'Adı ve soyadı yazın.'),
  company: shortText,
  email: z
    .string()
    .trim()
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Teklifin gideceği e-posta adresini yazın.'),
  phone: z.string().refine(isPhone, 'Telefonu alan koduyla yazın.'),
  lines: z.array(REQUESTED_LINE).min(1, 'En az bir kalem ekleyin.'),
  note: z
    .string()
    .trim()
    .max(MAX_NOTE, `En çok ${String(MAX_NOTE)} karakter yazılabilir.`),
});

export type NewQuoteValues = z.infer<typeof NEW_QUOTE_SCHEMA>;

/** The form as the account of a customer knows it, if there is one. */
export const emptyQuote = (buyer?: KnownBuyer): NewQuoteValues => ({
  name: buyer?.name ?? '',
  company: buyer?.company ?? '',
  email: buyer?.email ?? '',
  phone: buyer?.phone ?? '',
  lines: [],
  note: '',
});

/** The request as the server takes it. */
export function requestOf({
  lines,
  note,
  name,
  company,
  email,
  phone,
}: NewQuoteValues): Omit<VariablesOf<typeof StartQuoteMutation>['input'], 'idempotencyKey'> {
  return {
    buyer: { name, email, phone, company: company || null },
    lines: lines.map((line) => {
      const { text, quantity, unit } = line;
      return requestedProduct(line) ?? { text, quantity: Number(quantity), unit };
    }),
    note: note || null,
  };
}
