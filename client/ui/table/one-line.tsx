import { Text } from '@chakra-ui/react';
import { type ReactNode } from 'react';

interface OneLineProps {
  /** All of it, for those who point at what is cut. */
  title?: string;
  /** Smaller, behind it. */
  second?: ReactNode;
  /** What comes first is set off from it. */
  isStrong?: boolean;
  children: ReactNode;
}

/** A cell of one line, cut where its column ends. */
export function OneLine({ title, second, isStrong = false, children }: OneLineProps) {
  return (
    <Text as="span" display="block" truncate title={title}>
      {isStrong ? (
        <Text as="b" fontWeight="semibold">
          {children}
        </Text>
      ) : (
        children
      )}
      {second && (
        <Text as="span" textStyle="small" fontWeight="normal" color="fg.muted" marginInlineStart="2">
          {second}
        </Text>
      )}
    </Text>
  );
}
