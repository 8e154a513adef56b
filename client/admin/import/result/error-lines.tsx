import { Box, Button, List } from '@chakra-ui/react';
import { useState } from 'react';
import { formatQuantity } from '../../../shop/format';

const FIRST = 5;

interface ErrorLinesProps {
  /** What was wrong, a line each. */
  errors: readonly { readonly text: string }[];
}

/** The errors of an import, the first few until somebody wants them all. */
export function ErrorLines({ errors }: ErrorLinesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? errors : errors.slice(0, FIRST);
  if (errors.length === 0) return null;
  return (
    <Box>
      <List.Root
        gap="1"
        paddingInlineStart="5"
        maxHeight="xs"
        overflowY="auto"
        tabIndex={isOpen ? 0 : undefined}
      >
        {shown.map(({ text }, place) => (
          <List.Item key={place} overflowWrap="anywhere">
            {text}
          </List.Item>
        ))}
      </List.Root>
      {errors.length > FIRST && (
        <Button variant="plain" size="xs" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Daha az' : `${formatQuantity(errors.length - FIRST, 'hata')} daha`}
        </Button>
      )}
    </Box>
  );
}
