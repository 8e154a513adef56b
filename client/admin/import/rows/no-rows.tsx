import { FileSearch } from 'lucide-react';
import { ButtonLink } from '../../../ui/controls/button-link';
import { Icon } from '../../../ui/controls/icon';
import { EmptyState } from '../../../ui/feedback/empty-state';

interface NoRowsProps {
  /** Whether there would be rows without the search and the filters. */
  isNarrowed: boolean;
  /** The address of all rows. */
  everything: string;
}

/** In place of the rows, when there are none. */
export function NoRows({ isNarrowed, everything }: NoRowsProps) {
  return (
    <EmptyState
      isInCard
      icon={<Icon of={FileSearch} size={56} strokeWidth={1} />}
      title={isNarrowed ? 'Bu ölçütlere uyan satır yok' : 'Bu dosyada satır yok'}
    >
      {isNarrowed && (
        <ButtonLink tone="petrol" to={everything}>
          Bütün satırlar
        </ButtonLink>
      )}
    </EmptyState>
  );
}
