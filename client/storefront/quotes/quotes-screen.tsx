import { paths } from '../../paths';
import { QuoteSkeleton } from '../../features/quotes/detail/quote-skeleton';
import { OwnQuotes, warmOwnQuotes } from '../../features/quotes/list/own-quotes';
import { OwnPage } from '../profile/own-page';
import { type PageMeta, type ScreenRequest } from '../screen';

export const isPersonal = true;

export function loader({ client, url }: ScreenRequest): Promise<null> {
  return warmOwnQuotes(client, url.searchParams);
}

export function meta(): PageMeta {
  return { title: 'Tekliflerim', description: 'İstediğiniz teklifler ve durumları.' };
}

export function Component() {
  return (
    <OwnPage
      title="Tekliflerim"
      path={paths.quotes()}
      skeleton={<QuoteSkeleton />}
      failure="Teklifleriniz yüklenemedi"
    >
      {(customerId) => <OwnQuotes key={customerId} />}
    </OwnPage>
  );
}
