import { type Client } from '@urql/core';
import { type Params } from 'react-router-dom';
import { prefetch } from '../../navigation/prefetch';
import { graphql, type ResultOf, type VariablesOf } from '../../../graphql/graphql';
import { isPhone } from '../../../shop/format';
import { type PaymentMethod } from '../../../shop/payment-methods';
import * as z from '../../../ui/form/zod';
import { NO_RECIPIENT, recipientSchema, sentRecipient } from '../../../features/addresses/recipient-fields';

export const AcceptanceOfferQuery = graphql(`
  query AcceptanceOffer($id: ID!) {
    checkoutOptions {
      paymentChoices {
        method
      }
    }
    adminQuote(id: $id) {
      id
      number
      status
      isExpired
      isAcceptable
      buyer {
        name
        email
        phone
        company
      }
      offer {
        number
        total
        lines {
          id
          alternativeOf
          productName
          description
          unitPrice
        }
      }
    }
  }
`);

export const RecordAcceptanceMutation = graphql(`
  mutation RecordAcceptance($input: RecordQuoteAcceptanceInput!) {
    recordQuoteAcceptance(input: $input) {
      id
      number
    }
  }
`);

export type AcceptedQuote = NonNullable<ResultOf<typeof AcceptanceOfferQuery>['adminQuote']>;
export type AcceptedOffer = NonNullable<AcceptedQuote['offer']>;
type Recording = VariablesOf<typeof RecordAcceptanceMutation>['input'];

const MAX_NOTES = 2_000;

const shortText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `En çok ${String(max)} karakter yazılabilir.`);

const anyAddress = z.object({
  province: z.string(),
  district: z.string(),
  streetAddress: z.string(),
  postalCode: z.string(),
});
const address = anyAddress.extend({
  province: shortText(100).min(1, 'İli seçin.'),
  district: shortText(100).min(1, 'İlçeyi yazın.'),
  streetAddress: shortText(300).min(1, 'Adresi yazın.'),
  postalCode: shortText(20).regex(/^(?:(?:\d ?){5})?$/, 'Posta kodu 5 rakamdır.'),
});

const acceptance = z.object({
  saidBy: shortText(200).min(1, 'Kimin, nasıl kabul ettiğini yazın.'),
  buyer: z.object({
    name: shortText(200).min(2, 'Adı ve soyadı yazın.'),
    email: z
      .string()
      .trim()
      .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Metinlerin gideceği e-posta adresini yazın.'),
    phone: z.string().refine(isPhone, 'Telefonu alan koduyla yazın.'),
    company: shortText(200),
    taxNumber: shortText(200),
    taxOffice: shortText(100),
  }),
  shippingAddress: address,
  recipient: recipientSchema,
  paymentMethod: z.custom<PaymentMethod>(),
  /** Line → the alternative that replaces it; empty for the line itself. */
  alternatives: z.record(z.string(), z.string()),
  notes: shortText(MAX_NOTES),
});

/** The form of an acceptance by word; what was typed for the invoice stays while the box hides it. */
export const ACCEPTANCE_SCHEMA = z.discriminatedUnion('billsToShipping', [
  acceptance.extend({ billsToShipping: z.literal(true), billingAddress: anyAddress }),
  acceptance.extend({ billsToShipping: z.literal(false), billingAddress: address }),
]);

export type AcceptanceValues = z.infer<typeof acceptance> & {
  readonly billsToShipping: boolean;
  readonly billingAddress: z.infer<typeof anyAddress>;
};

const NO_ADDRESS = { province: '', district: '', streetAddress: '', postalCode: '' };

/** The form as the quote knows it. */
export function emptyAcceptance({ buyer, offer }: AcceptedQuote, paymentMethod: PaymentMethod) {
  const { name = '', email = '', phone = '', company = '' } = buyer ?? {};
  const replaceable = new Set(offer?.lines.flatMap(({ alternativeOf }) => alternativeOf ?? []));
  return {
    saidBy: '',
    recipient: NO_RECIPIENT,
    paymentMethod,
    notes: '',
    shippingAddress: NO_ADDRESS,
    billsToShipping: true,
    billingAddress: NO_ADDRESS,
    buyer: { name, email, phone, company: company ?? '', taxNumber: '', taxOffice: '' },
    alternatives: Object.fromEntries([...replaceable].map((id) => [id, ''])),
  } satisfies AcceptanceValues;
}

/** What is recorded, but for its key. */
export function recordingOf(
  { quoteId, offer, expectedTotal }: { quoteId: string; offer: number; expectedTotal: number },
  {
    buyer,
    shippingAddress,
    billsToShipping,
    billingAddress,
    recipient,
    alternatives,
    notes,
    ...values
  }: AcceptanceValues,
): Omit<Recording, 'idempotencyKey'> {
  const { company, taxNumber, taxOffice, ...person } = buyer;
  const invoice = {
    company,
    taxNumber: taxNumber.replace(/[\s.-]/g, '') || null,
    taxOffice: taxOffice || null,
  };
  return {
    ...values,
    quoteId,
    offer,
    expectedTotal,
    notes: notes || null,
    buyer: company === '' ? person : { ...person, ...invoice },
    shippingAddress: addressOf(shippingAddress),
    billingAddress: billsToShipping ? null : addressOf(billingAddress),
    recipient: sentRecipient(recipient),
    alternatives: Object.values(alternatives).filter((id) => id !== ''),
  };
}

/** The field shows an address in several lines, and an order has it in one. */
const addressOf = ({ streetAddress, postalCode, ...address }: AcceptanceValues['shippingAddress']) => ({
  ...address,
  streetAddress: streetAddress.replace(/\s*\n\s*/g, ' '),
  postalCode: postalCode.replaceAll(' ', '') || null,
});

/** Asks for what the form starts from, for the screen to find. */
export async function prefetchAcceptance(
  client: Client,
  _parameters: URLSearchParams,
  { quoteId: id = '' }: Readonly<Params>,
): Promise<null> {
  await prefetch(client, AcceptanceOfferQuery, { id });
  return null;
}
