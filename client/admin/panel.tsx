import { type Client } from '@urql/core';
import { type ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import { Provider as GraphQLProvider } from 'urql';
import { DesignProvider } from '../design/design-provider';
import { Toasts } from '../ui/feedback/toasts';

interface PanelProps {
  client: Client;
  router: ComponentProps<typeof RouterProvider>['router'];
}

/** The whole panel: what surrounds its screens, and its toasts. */
export function Panel({ client, router }: PanelProps) {
  return (
    <DesignProvider>
      <GraphQLProvider value={client}>
        <RouterProvider router={router} />
      </GraphQLProvider>
      <Toasts />
    </DesignProvider>
  );
}
