import { FileX } from 'lucide-react';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/controls/button-link';
import { Icon } from '../../../ui/controls/icon';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ScreenTitle } from '../../frame/screen-title';

/** In place of a quote that nobody asked for. */
export function UnknownQuote() {
  return (
    <EmptyState icon={<Icon of={FileX} size={56} strokeWidth={1} />} title="Böyle bir teklif yok">
      <ScreenTitle>Böyle bir teklif yok</ScreenTitle>
      <p>Adres eksik ya da yanlış kopyalanmış olabilir.</p>
      <ButtonLink tone="petrol" to={paths.adminQuotes()}>
        Teklif listesi
      </ButtonLink>
    </EmptyState>
  );
}
