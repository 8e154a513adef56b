import { Flex, Input, Text } from '@chakra-ui/react';
import { useState } from 'react';

interface DayRangeProps {
  from: string;
  to: string;
  onChange: (days: { from: string; to: string }) => void;
}

/** The first and the last day; either may be left open. */
export function DayRange({ from, to, onChange }: DayRangeProps) {
  return (
    <Flex align="center" gap="2">
      <DayInput
        key={`from ${from}`}
        label="İlk gün"
        day={from}
        onChange={(day) => onChange({ from: day, to })}
      />
      <Text as="span" aria-hidden color="fg.muted">
        –
      </Text>
      <DayInput key={`to ${to}`} label="Son gün" day={to} onChange={(day) => onChange({ from, to: day })} />
    </Flex>
  );
}

interface DayInputProps {
  label: string;
  day: string;
  onChange: (day: string) => void;
}

/** Takes effect when it is left or on Enter: while a year is typed, the browser reports each of its digits as a day. */
function DayInput({ label, day, onChange }: DayInputProps) {
  const [typed, setTyped] = useState(day);
  const apply = () => {
    if (typed !== day) onChange(typed);
  };
  return (
    <Input
      type="date"
      size="sm"
      width="auto"
      aria-label={label}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={apply}
      onKeyDown={({ key }) => key === 'Enter' && apply()}
    />
  );
}
