import { ChakraProvider } from '@chakra-ui/react';
import { type Client } from '@urql/core';
import { type ReactNode, useCallback, useEffect } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { Provider as GraphQLProvider } from 'urql';
import { BuiltPagesContext } from '../ui/built-pages';
import { OriginContext } from '../ui/origin';
import { system } from '../ui/theme';
import '../ui/base.css';

const MOST_KNOWN_PATHS = 500;

interface ShopProps {
  routes: RouteObject[];
  client: Client;
  origin: string;
  children: ReactNode;
}

/** What surrounds the router on the server and in the browser. */
export function Shop({ routes, client, origin, children }: ShopProps) {
  const isBuilt = useCallback((path: string) => hasScreen(routes, path), [routes]);
  useEffect(markHydrated, []);
  return (
    <ChakraProvider value={system}>
      <GraphQLProvider value={client}>
        <OriginContext value={origin}>
          <BuiltPagesContext value={isBuilt}>{children}</BuiltPagesContext>
        </OriginContext>
      </GraphQLProvider>
    </ChakraProvider>
  );
}

/** Matching costs more than rendering a link: the few addresses of content are looked up once a process. */
const knownPaths = new Map<string, boolean>();

function hasScreen(routes: RouteObject[], path: string): boolean {
  const known = knownPaths.get(path);
  if (known !== undefined) return known;
  const leaf = matchRoutes(routes, path)?.at(-1)?.route;
  const isKnown = leaf !== undefined && leaf.path !== '*';
  if (knownPaths.size < MOST_KNOWN_PATHS) knownPaths.set(path, isKnown);
  return isKnown;
}

/** Browser tests wait for this mark; before it a click is a plain link or form. */
function markHydrated() {
  document.documentElement.dataset.hydrated = '';
}
