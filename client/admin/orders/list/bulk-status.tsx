import { Button, Menu } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { ORDER_STATUSES, type OrderStatus } from '../../../shop/order-labels';
import { Icon } from '../../../ui/controls/icon';
import { FormDialog } from '../../../ui/overlay/form-dialog';
import { statusNamed } from '../status/status-choice';
import { StatusMenuItems } from '../status/status-menu-items';
import { type BulkChange, type BulkResult } from './bulk-change';
import { BulkStatusForm } from './bulk-status-form';

/** The states that all selected orders can be given. */
export function BulkStatusMenu({ onChoose }: { onChoose: (status: OrderStatus) => void }) {
  return (
    <Menu.Root
      onSelect={({ value }) => {
        const chosen = statusNamed(value);
        if (chosen) onChoose(chosen);
      }}
    >
      <Menu.Trigger asChild>
        <Button colorPalette="petrol" size="sm">
          Durumu değiştir
          <Icon of={ChevronDown} size={16} />
        </Button>
      </Menu.Trigger>
      <StatusMenuItems />
    </Menu.Root>
  );
}

interface BulkStatusDialogProps {
  /** Nothing is asked without one. */
  change: BulkChange | undefined;
  /** What became of each of them. */
  onReport: (results: BulkResult) => void;
  /** Where the focus goes afterwards: with the selection, the button it came from may be gone. */
  finalFocus: () => HTMLElement | null;
  onClose: () => void;
}

/** Asks why all of them get the state, and reports on each of them. */
export function BulkStatusDialog({ change, onReport, finalFocus, onClose }: BulkStatusDialogProps) {
  return (
    <FormDialog
      isOpen={change !== undefined}
      title={change ? titleOf(change) : ''}
      finalFocus={finalFocus}
      onClose={onClose}
    >
      {change && <BulkStatusForm {...change} onReport={onReport} onClose={onClose} />}
    </FormDialog>
  );
}

function titleOf({ orders: { length: count }, status }: BulkChange): string {
  if (status !== 'CANCELLED') return `${String(count)} sipariş: ${ORDER_STATUSES[status].label}`;
  const which = count === 1 ? '' : `${String(count)} `;
  return `Bu ${which}siparişi iptal etmek istediğinizden emin misiniz?`;
}
