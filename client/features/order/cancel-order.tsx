import { useState } from 'react';
import { useMutation } from 'urql';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import { refusalOf } from '../../graphql/refusal';
import button from '../../ui/button.module.css';
import { Form } from '../../ui/form';
import { FormFault } from '../../ui/form-fault';
import { Modal } from '../../ui/modal';
import { SubmitButton } from '../../ui/submit-button';
import text from '../../ui/text.module.css';
import { TextAreaField } from '../../ui/text-area-field';
import { textOf } from '../../ui/text-of';
import { useForm } from '../../ui/use-form';
import styles from './cancel-order.module.css';

export const CancelOrderFragment = graphql(`
  fragment CancelOrder on Order {
    number
    isCancellableByBuyer
  }
`);

const CancelOwnOrderMutation = graphql(`
  mutation CancelOwnOrder($id: ID, $token: String, $reason: String) {
    cancelOwnOrder(id: $id, token: $token, reason: $reason) {
      id
      status
    }
  }
`);

/** How whoever placed an order names it. */
export type OrderKey = { readonly id: string } | { readonly token: string };

interface CancelOrderProps {
  order: FragmentOf<typeof CancelOrderFragment>;
  orderKey: OrderKey;
}

/** Takes an order back while the shop has not confirmed it, after asking once more. */
export function CancelOrder({ order: masked, orderKey }: CancelOrderProps) {
  const { number, isCancellableByBuyer } = readFragment(CancelOrderFragment, masked);
  const [isAsking, setIsAsking] = useState(false);
  if (!isCancellableByBuyer) return null;
  return (
    <>
      <button
        type="button"
        className={`${button.button} ${button.line} ${styles.opener}`}
        onClick={() => setIsAsking(true)}
      >
        Siparişi İptal Et
      </button>
      {isAsking && (
        <Modal label={`Sipariş #${number} iptali`} size="small" onClose={() => setIsAsking(false)}>
          <Question number={number} orderKey={orderKey} onClose={() => setIsAsking(false)} />
        </Modal>
      )}
    </>
  );
}

const MAX_REASON_LENGTH = 500;

function Question({
  number,
  orderKey,
  onClose,
}: {
  number: string;
  orderKey: OrderKey;
  onClose: () => void;
}) {
  const [, cancel] = useMutation(CancelOwnOrderMutation);
  const form = useForm(async (values) => {
    const reason = textOf(values, 'reason').trim();
    const { error } = await cancel({ ...orderKey, reason: reason === '' ? null : reason });
    if (error) return refusalOf(error);
    onClose();
    return undefined;
  });
  return (
    <div className={styles.question}>
      <h2 className={text.h3}>Sipariş #{number}</h2>
      <p>Bu siparişi iptal etmek istediğinizden emin misiniz?</p>
      <Form form={form} label="Sipariş iptali" className={styles.form}>
        <FormFault />
        <TextAreaField name="reason" label="İptal nedeni" isOptional maxLength={MAX_REASON_LENGTH} />
        <div className={styles.ways}>
          <button type="button" className={`${button.button} ${button.line}`} onClick={onClose}>
            Vazgeç
          </button>
          <SubmitButton tone="danger" busyLabel="İptal ediliyor...">
            Siparişi İptal Et
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
}
