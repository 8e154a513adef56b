import { FileUp } from 'lucide-react';
import { ButtonLink } from '../../../ui/controls/button-link';
import { Icon } from '../../../ui/controls/icon';
import { EmptyState } from '../../../ui/feedback/empty-state';

interface NoImportsProps {
  /** Where the list begins, when the address asks for a page behind the last one. */
  firstPage: string | undefined;
}

/** In place of the earlier imports, when there are none. */
export function NoImports({ firstPage }: NoImportsProps) {
  const icon = <Icon of={FileUp} size={56} strokeWidth={1} />;
  if (firstPage === undefined) {
    return (
      <EmptyState isInCard icon={icon} title="Henüz dosya aktarılmadı">
        <p>Yüklediğiniz her dosya burada kalır: ne değiştirdiğini görür, isterseniz geri alırsınız.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState isInCard icon={icon} title="Bu sayfada kayıt yok">
      <ButtonLink tone="petrol" to={firstPage}>
        İlk sayfaya dönün
      </ButtonLink>
    </EmptyState>
  );
}
