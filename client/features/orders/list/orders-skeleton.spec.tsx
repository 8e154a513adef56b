/** @vitest-environment node */
import { renderToString } from 'react-dom/server';
import { DesignProvider } from '../../../design/design-provider';
import { OrderSkeleton } from '../detail/order-skeleton';
import { OrdersSkeleton } from './orders-skeleton';

it.each([OrderSkeleton, OrdersSkeleton])(
  'says in the HTML of the server that orders need JavaScript to be shown (%o)',
  (Skeleton) => {
    const html = renderToString(
      <DesignProvider>
        <Skeleton />
      </DesignProvider>,
    );
    expect(html).toMatch(/<noscript><p>[^<]*tarayıcınızda JavaScript açık olmalıdır[^<]*<\/p><\/noscript>/);
  },
);
