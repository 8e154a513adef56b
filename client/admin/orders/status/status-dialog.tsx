import { FormDialog } from '../../../ui/overlay/form-dialog';
import { type StatusChoice, verbsOf } from './status-choice';
import { StatusForm } from './status-form';

interface StatusDialogProps {
  /** Nothing is asked without one. */
  choice: StatusChoice | undefined;
  /** Where the focus goes when it closes; without an answer, back to where it came from. */
  finalFocus?: () => HTMLElement | null;
  /** The order that is shown is older than what the server knows. */
  onChanged: () => void;
  onClose: () => void;
}

/** Asks what has to be said with a new state: why, who carries the parcel, whether the customer is notified. */
export function StatusDialog({ choice, finalFocus, onChanged, onClose }: StatusDialogProps) {
  return (
    <FormDialog
      isOpen={choice !== undefined}
      title={choice === undefined ? '' : titleOf(choice)}
      finalFocus={finalFocus}
      onClose={onClose}
    >
      {choice && <StatusForm choice={choice} onChanged={onChanged} onClose={onClose} />}
    </FormDialog>
  );
}

function titleOf({ order, status }: StatusChoice): string {
  const { title } = verbsOf(order, status);
  return status === 'CANCELLED' ? title : `${title}: #${order.number}`;
}
