import { Box } from '@chakra-ui/react';
import { type ReactNode } from 'react';

interface NeedsScriptsProps {
  /** What is said where the browser runs no scripts. */
  text: string;
  /** What scripts will replace. */
  children: ReactNode;
}

/** What is on its way by scripts; without them the page says so instead of waiting for ever. */
export function NeedsScripts({ text, children }: NeedsScriptsProps) {
  return (
    <>
      <noscript>
        <p>{text}</p>
      </noscript>
      <Box css={{ '@media (scripting: none)': { display: 'none' } }}>{children}</Box>
    </>
  );
}
