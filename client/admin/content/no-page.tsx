import { FileQuestion } from 'lucide-react';
import { Icon } from '../../ui/controls/icon';
import { EmptyState } from '../../ui/feedback/empty-state';

/** Stands where an address of the content has no page. */
export function NoPage() {
  return (
    <EmptyState icon={<Icon of={FileQuestion} size={32} />} title="Böyle bir sayfa yok">
      <p>Sayfalar yukarıdaki sekmelerde.</p>
    </EmptyState>
  );
}
