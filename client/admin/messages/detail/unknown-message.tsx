import { MailX } from 'lucide-react';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/controls/button-link';
import { Icon } from '../../../ui/controls/icon';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ScreenTitle } from '../../frame/screen-title';

/** In place of a message that nobody sent. */
export function UnknownMessage() {
  return (
    <EmptyState icon={<Icon of={MailX} size={56} strokeWidth={1} />} title="Böyle bir mesaj yok">
      <ScreenTitle>Böyle bir mesaj yok</ScreenTitle>
      <p>Adres eksik ya da yanlış kopyalanmış olabilir.</p>
      <ButtonLink tone="petrol" to={paths.adminMessages()}>
        Mesaj listesi
      </ButtonLink>
    </EmptyState>
  );
}
