import { useRef } from 'react';
import { drawKey } from '../../shop/draw-key';

interface Attempt {
  readonly content: string;
  readonly key: string;
}

/**
 * The same key for each attempt to send something whose answer may have been lost, so that the server carries it out once;
 * another content is another attempt, and so is the same content once it was taken.
 */
export function useAttemptKey() {
  const attempt = useRef<Attempt>(undefined);
  return {
    keyOf: (sent: unknown): string => {
      const content = JSON.stringify(sent);
      if (attempt.current?.content !== content) attempt.current = { content, key: drawKey() };
      return attempt.current.key;
    },
    forget: () => (attempt.current = undefined),
  };
}
