import { Badge } from '@chakra-ui/react';
import { Icon } from '../../../ui/controls/icon';
import { type ImportState, importStateLabel } from './import-state';

/** Where an import stands: icon, label and colour say the same. */
export function ImportStateBadge({ run }: { run: ImportState }) {
  const { label, Icon: drawing, tone } = importStateLabel(run);
  return (
    <Badge colorPalette={tone}>
      <Icon of={drawing} size={14} strokeWidth={2} />
      {label}
    </Badge>
  );
}
