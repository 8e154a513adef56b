import { Box, Card, Stack } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { BuyerSection } from '../../features/orders/checkout/buyer-section';
import { type CheckoutValues } from '../../features/orders/checkout/checkout-form';
import { ConsentSection, type MarketingConsent } from '../../features/orders/checkout/consent-section';
import { DeliverySection } from '../../features/orders/checkout/delivery-section';
import { DocumentsSection } from '../../features/orders/checkout/documents-section';
import { NotesSection } from '../../features/orders/checkout/notes-section';
import { type PaymentChoice, PaymentSection } from '../../features/orders/checkout/payment-section';
import { PlaceOrder } from '../../features/orders/submission/place-order';
import { ProblemNotice } from '../../features/orders/submission/problem-notice';
import { type BankAccountsFragment } from '../../features/content/contact/bank-accounts';
import { type FragmentOf } from '../../graphql/graphql';
import { ErrorAlert } from '../../ui/feedback/error-alert';
import { ErrorSummary } from '../../ui/form/error-summary';
import { Form } from '../../ui/form/form';
import { FormMessage } from '../../ui/form/form-message';
import { TwoColumns } from '../../ui/layout/two-columns';
import { useCheckoutForm } from './use-checkout-form';

interface CheckoutProps {
  /** Sum with tax and shipping, as the buyer sees it. */
  total: number;
  /** Changes whenever the cart does. */
  cartMark: string;
  /** That the cart is more than the buyer may order, where it is. */
  limitText?: ReactNode;
  profile: CheckoutValues;
  customerId: string | undefined;
  paymentChoices: readonly PaymentChoice[];
  bankAccounts: readonly FragmentOf<typeof BankAccountsFragment>[];
  consent: MarketingConsent | null;
  /** What is said beside the buyer's fields, such as the way to sign in. */
  buyerReason: ReactNode;
  /** The summary around the action. */
  summary: (action: ReactNode) => ReactNode;
  onPlaced: (trackingToken: string) => void;
  /** The server knows another cart than the one shown. */
  onCartChanged: () => void;
}

/** The form of an order: numbered sections, the summary beside them, and what keeps it from being placed above. */
export function Checkout(props: CheckoutProps) {
  const { total, paymentChoices, bankAccounts, consent, limitText } = props;
  const { form, documents, problem } = useCheckoutForm({
    ...props,
    paymentMethods: paymentChoices.map(({ method }) => method),
  });
  return (
    <Form form={form} label="Sipariş bilgileri">
      <TwoColumns columnGap="10" rowGap="5">
        <Stack gap="4" minWidth="0">
          {limitText != null && problem?.kind !== 'over-limit' && (
            <ErrorAlert role="status" title="Sepetiniz sipariş sınırını aşıyor">
              {limitText}
            </ErrorAlert>
          )}
          {problem && <ProblemNotice problem={problem} total={total} limitText={limitText} />}
          <FormMessage />
          <ErrorSummary />
          <Card.Root>
            <BuyerSection reason={props.buyerReason} />
            <DeliverySection />
            <PaymentSection offered={paymentChoices} bankAccounts={bankAccounts} />
            <NotesSection />
            {consent && <ConsentSection number={5} consent={consent} />}
            <DocumentsSection number={consent ? 6 : 5} documents={documents} />
          </Card.Root>
        </Stack>
        <Box position={{ lg: 'sticky' }} top="5.75rem" minWidth="0">
          {props.summary(<PlaceOrder total={total} />)}
        </Box>
      </TwoColumns>
    </Form>
  );
}
