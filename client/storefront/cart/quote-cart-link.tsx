import { FileText } from 'lucide-react';
import { REQUEST_PARAMETERS } from '../../features/catalog/cards/quote-asking';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/controls/button-link';
import { Icon } from '../../ui/controls/icon';
import { useIsBuilt } from '../../ui/navigation/built-pages';

/** Asks for a quote of everything in the cart, which stays as it is. */
export function QuoteCartLink() {
  const address = paths.quote(new URLSearchParams({ [REQUEST_PARAMETERS.cart]: '1' }));
  if (!useIsBuilt()(address)) return null;
  return (
    <ButtonLink to={address}>
      <Icon of={FileText} size={18} />
      Sepeti teklife çevir
    </ButtonLink>
  );
}
