import { Button } from '@chakra-ui/react';
import { PackageX } from 'lucide-react';
import { useState } from 'react';
import { formatLiraExactly } from '../../../shop/format';
import { RecordBand } from '../../record/record-head';
import { type PanelOrder } from './order.query';
import { WithdrawalDialog, type WithdrawalStep } from './withdrawal-dialog';
import { withdrawalDue } from './withdrawal-due';

interface WithdrawalBandProps {
  order: Pick<PanelOrder, 'id' | 'number' | 'version' | 'received' | 'withdrawals'>;
  reload: () => void;
}

type Withdrawal = PanelOrder['withdrawals'][number];

/** Withdrawals that wait for staff, each with what usually follows; the rest of it is done where they are listed. */
export function WithdrawalBands({ order, reload }: WithdrawalBandProps) {
  const [step, setStep] = useState<WithdrawalStep>();
  return (
    <>
      {order.withdrawals.map((withdrawal) => (
        <WithdrawalBand
          key={withdrawal.version}
          withdrawal={withdrawal}
          onStep={(kind) => setStep({ kind, withdrawal })}
        />
      ))}
      <WithdrawalDialog order={order} step={step} onConflict={reload} onClose={() => setStep(undefined)} />
    </>
  );
}

const NEXT = {
  DECLARED: { title: 'Cayma bildirildi.', kind: 'received', verb: 'Ürün geldi' },
  RECEIVED: { title: 'Caymanın ürünü geldi.', kind: 'refunded', verb: 'İade edildi' },
} as const;

interface BandProps {
  withdrawal: Withdrawal;
  onStep: (kind: WithdrawalStep['kind']) => void;
}

function WithdrawalBand({ withdrawal, onStep }: BandProps) {
  const { status, amount, sendBackBy, refundBy } = withdrawal;
  if (status !== 'DECLARED' && status !== 'RECEIVED') return null;
  const { title, kind, verb } = NEXT[status];
  const refund = withdrawalDue('Paranın iadesi', refundBy);
  const dues = [...(status === 'DECLARED' ? [withdrawalDue('Ürünün gönderilmesi', sendBackBy)] : []), refund];
  return (
    <RecordBand
      icon={PackageX}
      title={title}
      tone={refund.isLate ? 'danger' : 'warning'}
      action={
        <Button size="sm" variant="outline" onClick={() => onStep(kind)}>
          {verb}
        </Button>
      }
    >
      {[formatLiraExactly(amount), ...dues.map(({ text }) => text)].join('. ')}.
    </RecordBand>
  );
}
