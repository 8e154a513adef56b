import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { formatCount } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';

/** What is to be known about a file as a whole: one line, the others on demand. */
export function FileWarnings({ warnings }: { warnings: readonly { readonly text: string }[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const [first, ...others] = warnings;
  if (!first) return null;
  return (
    <Flex gap="2.5" align="start" paddingInline="4" paddingBlock="1.5" borderRadius="lg" bg="warning.subtle">
      <Text as="span" color="warning.fg" paddingTop="1">
        <Icon of={TriangleAlert} />
      </Text>
      <Stack id={id} gap="1" minWidth="0" flex="1" textStyle="small" paddingTop="0.5">
        {(isOpen ? warnings : [first]).map(({ text }, place) => (
          <Text key={place} overflowWrap="anywhere">
            {text}
          </Text>
        ))}
      </Stack>
      {others.length > 0 && (
        <Button
          variant="plain"
          size="xs"
          flexShrink="0"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Daha az' : `${formatCount(others.length)} uyarı daha`}
        </Button>
      )}
    </Flex>
  );
}
