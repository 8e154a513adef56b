import { Alert, Box, Card, Container, Flex, Heading, Link, Stack, Text } from '@chakra-ui/react';
import { ArrowLeft, CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useQuery } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { formatLiraExactly } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { ErrorState } from '../../../ui/feedback/error-state';
import { ErrorSummary } from '../../../ui/form/error-summary';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TwoColumns } from '../../../ui/layout/two-columns';
import { BankAccountsFragment } from '../../content/contact/bank-accounts';
import { BuyerSection } from '../../orders/checkout/buyer-section';
import { ConsentSection, MarketingConsentFragment } from '../../orders/checkout/consent-section';
import { DeliverySection } from '../../orders/checkout/delivery-section';
import { DocumentsSection } from '../../orders/checkout/documents-section';
import { NotesSection } from '../../orders/checkout/notes-section';
import { PaymentSection } from '../../orders/checkout/payment-section';
import { prefilledCheckout, PrefillFragment } from '../../orders/checkout/prefill';
import { OrderSection } from '../../orders/detail/order-section';
import { QuoteSkeleton } from '../detail/quote-skeleton';
import { Sums } from '../../../ui/layout/sums';
import { type ShownOffer, type ShownQuote } from '../detail/shown-quote.fragment';
import { type QuoteKey } from '../status/quote-key';
import { type AcceptanceValues, emptyAcceptance } from './acceptance-form';
import { AcceptedLines } from './accepted-lines';
import { ReferencesSection } from './references-section';
import { useAcceptance } from './use-acceptance';

export const AcceptanceQuery = graphql(
  `
    query Acceptance {
      me {
        id
        ...Prefill
      }
      checkoutOptions {
        paymentChoices {
          method
          description
        }
        bankAccounts {
          ...BankAccounts
        }
        marketingConsent {
          ...MarketingConsent
        }
      }
    }
  `,
  [PrefillFragment, BankAccountsFragment, MarketingConsentFragment],
);

interface AcceptQuoteProps {
  quote: ShownQuote;
  offer: ShownOffer;
  quoteKey: QuoteKey;
  /** To the quote. */
  backPath: string;
  onAccepted: (order: { id: string; trackingToken: string | null }) => void;
  onOutdated: () => void;
}

/** A short checkout: the offer becomes an order at its prices. */
export function AcceptQuote(props: AcceptQuoteProps) {
  const { quote, backPath } = props;
  const [{ data, error }, ask] = useQuery({
    query: AcceptanceQuery,
    context: CONTEXT,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Container paddingBottom="10">
      <Flex wrap="wrap" align="baseline" justify="space-between" columnGap="4" rowGap="1" paddingBlock="5">
        <Heading as="h1" ref={heading} tabIndex={-1} textStyle="h1" _focusVisible={{ outline: 'none' }}>
          Teklifi kabul et: {quote.number}
        </Heading>
        <Link asChild gap="1.5" minHeight="6">
          <RouterLink to={backPath}>
            <Icon of={ArrowLeft} />
            Teklife dön
          </RouterLink>
        </Link>
      </Flex>
      {!data && !error && <QuoteSkeleton />}
      {!data && error && (
        <ErrorState title="Form gösterilemedi" onRetry={() => ask({ requestPolicy: 'network-only' })} />
      )}
      {data && (
        <AcceptanceForm
          {...props}
          key={data.me?.id ?? 'guest'}
          options={data.checkoutOptions}
          isGuest={!data.me}
          first={emptyAcceptance(
            quote,
            prefilledCheckout(data.me, data.checkoutOptions.paymentChoices[0]?.method ?? 'BANK_TRANSFER'),
          )}
        />
      )}
    </Container>
  );
}

/** Who is signed in may change while the shop stays open. */
const CONTEXT = { additionalTypenames: ['Customer'] };

interface AcceptanceFormProps extends AcceptQuoteProps {
  first: AcceptanceValues;
  isGuest: boolean;
  options: {
    paymentChoices: React.ComponentProps<typeof PaymentSection>['offered'];
    bankAccounts: React.ComponentProps<typeof PaymentSection>['bankAccounts'];
    marketingConsent: React.ComponentProps<typeof ConsentSection>['consent'] | null;
  };
}

function AcceptanceForm({ options, offer, isGuest, ...props }: AcceptanceFormProps) {
  const { paymentChoices, bankAccounts, marketingConsent: consent } = options;
  const { form, documents, sums } = useAcceptance({ ...props, offer, consent });
  const shown = sums ?? offer;
  const [opened] = useState(offer.number);
  return (
    <Form form={form} label="Teklifi kabul et">
      <TwoColumns columnGap="10" rowGap="5">
        <Stack gap="4" minWidth="0">
          <FormMessage />
          <ErrorSummary />
          <NewOffer opened={opened} offer={offer} />
          <Card.Root>
            <BuyerSection reason={isGuest && 'Üyelik gerekmez.'} />
            <DeliverySection />
            <PaymentSection offered={paymentChoices} bankAccounts={bankAccounts} />
            <NotesSection />
            <ReferencesSection number={5} />
            {consent && <ConsentSection number={6} consent={consent} />}
            <DocumentsSection number={consent ? 7 : 6} documents={documents} />
          </Card.Root>
        </Stack>
        <Stack gap="4" position={{ lg: 'sticky' }} top="5.75rem" minWidth="0">
          <OrderSection title={`Sürüm ${String(offer.number)}`}>
            <AcceptedLines lines={offer.lines} />
            <Sums sums={{ ...shown, taxRate: offer.taxRate }} />
            <Stack gap="3" paddingTop="4">
              <Text textStyle="small" color="fg.muted">
                «Kabul et ve sipariş ver» düğmesine bastığınızda siparişiniz teklif fiyatlarıyla kesinleşir ve{' '}
                <b translate="no">{formatLiraExactly(shown.total)}</b> (KDV Dahil) ödeme yükümlülüğü altına
                girersiniz.
              </Text>
              <SubmitButton busyLabel="İşleniyor..." size="lg" width="full">
                Kabul et ve sipariş ver
              </SubmitButton>
            </Stack>
          </OrderSection>
        </Stack>
      </TwoColumns>
    </Form>
  );
}

/** Says that the offer was replaced while its form was open. */
function NewOffer({ opened, offer }: { opened: number; offer: ShownOffer }) {
  return (
    <Box role="status">
      {offer.number !== opened && (
        <Alert.Root status="warning">
          <Alert.Indicator>
            <Icon of={CircleAlert} size={20} />
          </Alert.Indicator>
          <Alert.Content>
            <Alert.Title>Mağaza bu sırada {offer.number}. sürümü gönderdi</Alert.Title>
            <Alert.Description>
              Yazdıklarınız duruyor. Kalemlere ve yeni toplama bakın, metinleri yeniden onaylayın:{' '}
              <b translate="no">{formatLiraExactly(offer.total)}</b> (KDV Dahil).
            </Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
    </Box>
  );
}
