import { FileText } from 'lucide-react';
import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/controls/button-link';
import { Icon } from '../../../ui/controls/icon';
import { useIsBuilt } from '../../../ui/navigation/built-pages';
import { QuoteAskingContext, REQUEST_PARAMETERS, type WantedQuote } from './quote-asking';

type QuoteLinkProps = Pick<ComponentProps<typeof ButtonLink>, 'tone' | 'size' | 'isFull' | 'className'> & {
  wanted: WantedQuote;
  name: string;
  /** Over another dialog there is none: the link leads to the page. */
  opensDialog?: boolean;
};

/** Asks for a quote of one product: over the page, and on a page of its own without scripts. */
export function QuoteLink({ wanted, name, opensDialog = true, ...look }: QuoteLinkProps) {
  const ask = useContext(QuoteAskingContext);
  const address = paths.quote(parametersOf(wanted));
  const isBuilt = useIsBuilt()(address);
  if (!isBuilt) return null;
  const open = (event: MouseEvent) => {
    if (!ask || !opensDialog || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    ask(wanted);
  };
  return (
    <ButtonLink {...look} to={address} aria-label={`Teklif İste: ${name}`} onClick={open}>
      <Icon of={FileText} size={18} />
      Teklif İste
    </ButtonLink>
  );
}

function parametersOf({ slug, quantity, selection }: WantedQuote): URLSearchParams {
  const parameters = new URLSearchParams({ [REQUEST_PARAMETERS.product]: slug });
  for (const id of Object.values(selection ?? {})) parameters.append(REQUEST_PARAMETERS.variation, id);
  if (quantity !== undefined) parameters.set(REQUEST_PARAMETERS.quantity, String(quantity));
  return parameters;
}
