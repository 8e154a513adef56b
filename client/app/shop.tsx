import { type Client } from '@urql/core';
import { type ReactNode, useEffect } from 'react';
import { Provider as GraphQLProvider } from 'urql';
import { BuiltPagesContext } from '../ui/navigation/built-pages';
import { OriginContext } from '../shop/origin';
import { hasScreen } from './addresses';
import { repeatEarlyPresses } from './early-presses';
import '../design/base.css';

const MOST_KNOWN_PATHS = 500;

interface ShopProps {
  client: Client;
  origin: string;
  children: ReactNode;
}

/** What surrounds the router on the server and in the browser. */
export function Shop({ client, origin, children }: ShopProps) {
  useEffect(takeOver, []);
  return (
    <GraphQLProvider value={client}>
      <OriginContext value={origin}>
        <BuiltPagesContext value={isBuilt}>{children}</BuiltPagesContext>
      </OriginContext>
    </GraphQLProvider>
  );
}

/** Matching costs more than rendering a link: the few addresses of content are looked up once a process. */
const knownPaths = new Map<string, boolean>();

function isBuilt(address: string): boolean {
  const known = knownPaths.get(address);
  if (known !== undefined) return known;
  const [path = ''] = address.split(/[?#]/, 1);
  const isKnown = hasScreen(path);
  if (knownPaths.size < MOST_KNOWN_PATHS) knownPaths.set(address, isKnown);
  return isKnown;
}

/** Browser tests wait for this mark; before it a click is a plain link or form, or is recorded. */
function takeOver() {
  document.documentElement.dataset.hydrated = '';
  void repeatEarlyPresses();
}
