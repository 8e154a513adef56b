import { Box, Button, List } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { formatQuantity } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';

const FIRST = 5;

interface ErrorLinesProps {
  /** What was wrong, a line each. */
  errors: readonly { readonly text: string }[];
}

/** The errors of an import, the first few until somebody wants them all; those stand below the button, which stays where it is. */
export function ErrorLines({ errors }: ErrorLinesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const rest = errors.slice(FIRST);
  if (errors.length === 0) return null;
  return (
    <Box>
      <Lines errors={errors.slice(0, FIRST)} />
      {rest.length > 0 && (
        <Button variant="plain" size="xs" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {formatQuantity(rest.length, 'hata')} daha
          <Icon of={isOpen ? ChevronUp : ChevronDown} size={14} />
        </Button>
      )}
      {isOpen && <Lines errors={rest} maxHeight="xs" overflowY="auto" tabIndex={0} />}
    </Box>
  );
}

function Lines({ errors, ...box }: ErrorLinesProps & List.RootProps) {
  return (
    <List.Root gap="1" paddingInlineStart="5" {...box}>
      {errors.map(({ text }, place) => (
        <List.Item key={place} overflowWrap="anywhere">
          {text}
        </List.Item>
      ))}
    </List.Root>
  );
}
