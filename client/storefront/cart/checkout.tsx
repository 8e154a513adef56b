import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { BuyerSection } from '../../features/checkout/buyer-section';
import {
  DOCUMENTS_FIELD,
  type FieldErrors,
  fieldId,
  formErrors,
  inFormOrder,
  malformedFields,
  missingFields,
} from '../../features/checkout/checkout-fields';
import { DeliverySection } from '../../features/checkout/delivery-section';
import { acceptedDocuments, missingAcceptances } from '../../features/checkout/document-acceptance';
import { DocumentsSection } from '../../features/checkout/documents-section';
import { NotesSection } from '../../features/checkout/notes-section';
import { orderDraft, orderNotes, type PaymentMethod } from '../../features/checkout/order-draft';
import { PaymentSection } from '../../features/checkout/payment-section';
import { forgetCheckoutForm, type Prefill, useCheckoutForm } from '../../features/checkout/use-checkout-form';
import { useOrderDocuments } from '../../features/checkout/use-order-documents';
import { attemptKey } from '../../features/placement/order-attempt';
import { type OrderProblem } from '../../features/placement/order-problem';
import { PlaceOrder } from '../../features/placement/place-order';
import { ProblemNotice } from '../../features/placement/problem-notice';
import { useOrderPlacement } from '../../features/placement/use-order-placement';
import { type FragmentOf } from '../../graphql/graphql';
import { refusalOf } from '../../graphql/refusal';
import { type BankAccountsFragment } from '../../ui/bank-accounts';
import { Form } from '../../ui/form';
import layout from '../../ui/layout.module.css';
import styles from './checkout.module.css';

interface CheckoutProps {
  /** Sum with tax and shipping, as the buyer sees it. */
  total: number;
  /** Changes whenever the cart does. */
  cartMark: string;
  /** That the cart is more than the buyer may order, where it is. */
  limitNotice?: ReactNode;
  prefill: Prefill;
  paymentMethods: readonly PaymentMethod[];
  bankAccounts: readonly FragmentOf<typeof BankAccountsFragment>[];
  /** What is said beside the buyer's fields, such as the way to sign in. */
  buyerHint: ReactNode;
  /** The summary around the action. */
  summary: (action: ReactNode) => ReactNode;
  onPlaced: (trackingToken: string) => void;
  /** The server knows another cart than the one shown. */
  onCartChanged: () => void;
}

/** The form of an order: numbered sections, the summary beside them, and what keeps it from being placed above. */
export function Checkout(props: CheckoutProps) {
  const { total, prefill, paymentMethods, bankAccounts } = props;
  const form = useCheckoutForm(prefill, paymentMethods);
  const { values, accepted } = form;
  const missing = missingFields(values.texts, values.billsToShipping);
  const documents = useOrderDocuments(hasAny(missing) ? undefined : orderDraft(values), props.cartMark);
  const placement = useOrderPlacement({
    formErrors,
    onPlaced: (trackingToken) => {
      forgetCheckoutForm();
      props.onPlaced(trackingToken);
    },
  });
  const { problem } = placement;
  // What is mended is no longer said; the notice itself stays the one that was read out.
  const [mended, setMended] = useState<readonly string[]>([]);
  // Documents that were made once are mended for good: when they are made anew, nobody has sent the form again.
  const areMade = documents.state === 'ready';
  if (areMade && !mended.includes(DOCUMENTS_FIELD)) setMended([...mended, DOCUMENTS_FIELD]);
  const errors = without(problem?.kind === 'fields' ? problem.errors : {}, mended);
  const refused = documents.error ? formErrors(refusalOf(documents.error).fields) : {};
  const formRef = useRef<HTMLFormElement>(null);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (placement.isBusy) return;
    setMended([]);
    const wrong = { ...refused, ...malformedFields(values.texts, values.billsToShipping), ...missing };
    // Of wrong fields no documents are made: those, and not the documents, are what is to be mended.
    const state = hasAny(wrong) && documents.state !== 'ready' ? 'waiting' : documents.state;
    const unfit = { ...wrong, ...missingAcceptances({ ...documents, state }, accepted) };
    if (hasAny(unfit)) {
      placement.setProblem({ kind: 'fields', errors: unfit });
      return;
    }
    const order = {
      ...orderDraft(values),
      notes: orderNotes(values),
      idempotencyKey: attemptKey(),
      acceptedDocuments: acceptedDocuments(documents.documents),
      expectedTotal: total,
    };
    void placement.place(order).then((answer) => {
      if (answer && concernsCart(answer)) props.onCartChanged();
      if (answer?.kind === 'price-changed' || answer?.kind === 'documents-changed') documents.makeAgain();
    });
  };

  const state = {
    formRef,
    submit,
    isBusy: placement.isBusy,
    faults: { fields: { ...refused, ...errors } },
    touch: (fieldName: string) => setMended((before) => [...before, fieldName]),
  };
  const isMended = problem?.kind === 'fields' && !hasAny(errors);
  return (
    <Form form={state} label="Sipariş bilgileri" className={styles.checkout}>
      <div className={styles.main}>
        {props.limitNotice}
        {problem && !isMended && <ProblemNotice problem={problem} errors={listed(errors)} total={total} />}
        <div className={layout.panel}>
          <BuyerSection form={form} hint={props.buyerHint} />
          <DeliverySection form={form} />
          <PaymentSection form={form} methods={paymentMethods} bankAccounts={bankAccounts} />
          <NotesSection form={form} />
          <DocumentsSection form={form} documents={documents} />
        </div>
      </div>
      <div className={styles.summary}>{props.summary(<PlaceOrder total={total} />)}</div>
    </Form>
  );
}

function hasAny(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}

function concernsCart(problem: OrderProblem): boolean {
  const { kind } = problem;
  if (kind === 'refused') return problem.concernsCart;
  return ['price-changed', 'documents-changed', 'cart-empty', 'already-ordered'].includes(kind);
}

function listed(errors: FieldErrors) {
  return inFormOrder(errors).map(([field, message]) => ({ controlId: fieldId(field), message }));
}

function without(errors: FieldErrors, fields: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
}
