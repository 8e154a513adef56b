import { useRef } from 'react';
import { FormDialog } from '../../../ui/overlay/form-dialog';
import { type StatusChoice, verbsOf } from './status-choice';
import { StatusForm } from './status-form';

interface StatusDialogProps {
  /** Nothing is asked without one. */
  choice: StatusChoice | undefined;
  /** Where the focus goes once the order has the state: what it came from may be gone then. Otherwise it goes back there. */
  finalFocus?: () => HTMLElement | null;
  /** The order that is shown is older than what the server knows. */
  onChanged: () => void;
  onClose: () => void;
}

/** Asks what has to be said with a new state: why, who carries the parcel, whether the customer is notified. */
export function StatusDialog({ choice, finalFocus, onChanged, onClose }: StatusDialogProps) {
  const isDone = useRef(false);
  const close = (done: boolean) => {
    isDone.current = done;
    onClose();
  };
  return (
    <FormDialog
      isOpen={choice !== undefined}
      title={choice === undefined ? '' : titleOf(choice)}
      finalFocus={() => (isDone.current ? (finalFocus?.() ?? null) : null)}
      onClose={() => close(false)}
    >
      {choice && <StatusForm choice={choice} onChanged={onChanged} onDone={() => close(true)} />}
    </FormDialog>
  );
}

function titleOf({ order, status }: StatusChoice): string {
  const { title } = verbsOf(order, status);
  return status === 'CANCELLED' ? title : `${title}: #${order.number}`;
}
