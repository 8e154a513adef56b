import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { fragmentOf, refusal } from '../../../graphql/test-answers';
import { server } from '../../../graphql/test-server';
import { open, settle } from '../../../ui/form/test-form';
import { type ShownQuote, ShownQuoteFragment } from '../detail/shown-quote.fragment';
import { AcceptanceQuery, AcceptQuote } from './accept-quote';
import { QuoteDocumentsQuery } from './accept.query';

const AT = '2026-11-29T12:00:00.000Z';
const ADDRESS = {
  name: 'Şantiye',
  contactName: 'Şahin Öz',
  phone: '+905322223344',
  province: 'İzmir',
  district: 'Çiğli',
  streetAddress: 'Atatürk OSB 10032 Sk. No 5',
};
/** Documents are made once the form rests. */
const RESTED_MS = 700;

const offerOf = (number: number, total: number) => ({
  number,
  sentAt: AT,
  validUntil: AT,
  daysLeft: 20,
  isNewest: true,
  lines: [],
  subtotal: total,
  tax: 0,
  taxRate: 20,
  shipping: 0,
  total,
});

const quoteWith = (number: number, total: number): ShownQuote =>
  fragmentOf(ShownQuoteFragment, {
    id: 'q1',
    number: 'TKL-93EB677B',
    version: number,
    createdAt: AT,
    status: 'QUOTED',
    isExpired: false,
    isAcceptable: true,
    responseDueAt: AT,
    lines: [],
    files: [],
    messages: [],
    counterOffers: [],
    offers: [offerOf(number, total)],
  });

function Shown({ first, next }: { first: ShownQuote; next: ShownQuote }) {
  const [quote, setQuote] = useState(first);
  const [offer] = quote.offers;
  if (!offer) return null;
  const rest = { quoteKey: { id: 'q1' }, backPath: '/', onAccepted: () => undefined };
  return <AcceptQuote {...rest} quote={quote} offer={offer} onOutdated={() => setQuote(next)} />;
}

afterEach(cleanup);

it('shows the offer that replaced the one whose documents are asked for', async () => {
  const { buyer, text } = { buyer: { name: 'Gülşah Işıldak', email: 'g@firma.example' }, text: 'Çiğli' };
  server.answers(AcceptanceQuery, {
    me: { id: 'c1', ...buyer, phone: '+905325550817', address: { text, ...ADDRESS } },
    checkoutOptions: {
      paymentChoices: [{ method: 'BANK_TRANSFER', description: 'Havale' }],
      bankAccounts: [],
    },
  });
  server.answers(QuoteDocumentsQuery, ({ input }) =>
    input.offer === 1
      ? refusal('QUOTE_OFFER_OUTDATED')
      : { quoteDocuments: { subtotal: 90_000, tax: 0, shipping: 0, total: 90_000, documents: [] } },
  );
  await open(<Shown first={quoteWith(1, 100_000)} next={quoteWith(2, 90_000)} />);
  await new Promise((resolve) => setTimeout(resolve, RESTED_MS));
  await settle();
  expect(screen.getByText('Mağaza bu sırada 2. sürümü gönderdi')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Sürüm 2' })).toBeTruthy();
});
