import { ChakraProvider } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { system } from './system';

/** Tokens and resets are in the style sheet of every page; what is left are the animations that recipes name. */
const worn = { ...system, _global: [animations()] };

/** What screens built of Chakra's components are wrapped in: personal ones, each by itself, and the whole panel. */
export function DesignProvider({ children }: { children: ReactNode }) {
  return <ChakraProvider value={worn}>{children}</ChakraProvider>;
}

function animations() {
  return Object.fromEntries(
    Object.entries(system.getGlobalCss()).filter(([selector]) => selector.startsWith('@keyframes ')),
  );
}
