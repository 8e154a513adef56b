import { Flex, Input, Text } from '@chakra-ui/react';

interface DayRangeProps {
  from: string;
  to: string;
  onChange: (days: { from: string; to: string }) => void;
}

/** The first and the last day; either may be left open. */
export function DayRange({ from, to, onChange }: DayRangeProps) {
  return (
    <Flex align="center" gap="2">
      <Input
        type="date"
        width="auto"
        aria-label="İlk gün"
        value={from}
        max={to || undefined}
        onChange={({ target }) => onChange({ from: target.value, to })}
      />
      <Text as="span" aria-hidden color="fg.muted">
        –
      </Text>
      <Input
        type="date"
        width="auto"
        aria-label="Son gün"
        value={to}
        min={from || undefined}
        onChange={({ target }) => onChange({ from, to: target.value })}
      />
    </Flex>
  );
}
