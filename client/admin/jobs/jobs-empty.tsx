import { type LucideIcon } from 'lucide-react';
import { ButtonLink } from '../../ui/controls/button-link';
import { Icon } from '../../ui/controls/icon';
import { EmptyState } from '../../ui/feedback/empty-state';

interface JobsEmptyProps {
  icon: LucideIcon;
  title: string;
  text: string;
  /** Where the list begins, when the address asks for a page behind the last one. */
  firstPage: string | undefined;
}

/** In place of the rows, when there are none. */
export function JobsEmpty({ icon, title, text, firstPage }: JobsEmptyProps) {
  if (firstPage === undefined) {
    return (
      <EmptyState isInCard icon={<Icon of={icon} size={56} strokeWidth={1} />} title={title}>
        <p>{text}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState isInCard icon={<Icon of={icon} size={56} strokeWidth={1} />} title="Bu sayfada kayıt yok">
      <ButtonLink tone="petrol" to={firstPage}>
        İlk sayfaya dönün
      </ButtonLink>
    </EmptyState>
  );
}
