import { Box, Flex, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { readDay, writeDay } from '../../shop/days';
import { DayInput } from '../../ui/fields/day-input';
import { TYPE_A_DAY } from '../../ui/form/day-schema';

interface DayRangeProps {
  from: string;
  to: string;
  onChange: (days: { from: string; to: string }) => void;
}

/** The first and the last day; either may be left open. */
export function DayRange({ from, to, onChange }: DayRangeProps) {
  return (
    <Flex align="start" gap="2">
      <DayFilter label="İlk gün" day={from} onChange={(day) => onChange({ from: day, to })} />
      <Text as="span" aria-hidden color="fg.muted" paddingBlockStart="1.5">
        –
      </Text>
      <DayFilter label="Son gün" day={to} onChange={(day) => onChange({ from, to: day })} />
    </Flex>
  );
}

interface DayFilterProps {
  label: string;
  day: string;
  onChange: (day: string) => void;
}

/** Takes effect as soon as a whole day stands in it, or nothing. */
function DayFilter({ label, day, onChange }: DayFilterProps) {
  const errorId = useId();
  const [typed, setTyped] = useState(writeDay(day));
  const [isLeft, setIsLeft] = useState(false);
  // What the field itself asked for last: another day comes from Back, or from a link that clears the filters.
  const [asked, setAsked] = useState(day);
  const [known, setKnown] = useState(day);
  if (known !== day) {
    setKnown(day);
    if (day !== asked) {
      setAsked(day);
      setTyped(writeDay(day));
    }
  }
  const take = (next: string) => {
    setTyped(next);
    setIsLeft(false);
    const read = next.trim() === '' ? '' : readDay(next);
    if (read === null || read === asked) return;
    setAsked(read);
    onChange(read);
  };
  const isWrong = isLeft && typed.trim() !== '' && readDay(typed) === null;
  return (
    <Box width="9.5rem">
      <DayInput
        size="sm"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
        value={typed}
        typed={() => typed}
        onChoose={take}
        onChange={({ target }) => take(target.value)}
        onBlur={() => setIsLeft(true)}
      />
      <Text id={errorId} role="status" textStyle="small" color="danger.fg">
        {isWrong && TYPE_A_DAY}
      </Text>
    </Box>
  );
}
