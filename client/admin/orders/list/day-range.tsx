import { Flex, Input, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';

interface DayRangeProps {
  from: string;
  to: string;
  onChange: (days: { from: string; to: string }) => void;
}

/** The first and the last day; either may be left open. */
export function DayRange({ from, to, onChange }: DayRangeProps) {
  return (
    <Flex align="center" gap="2">
      <DayInput label="İlk gün" day={from} onChange={(day) => onChange({ from: day, to })} />
      <Text as="span" aria-hidden color="fg.muted">
        –
      </Text>
      <DayInput label="Son gün" day={to} onChange={(day) => onChange({ from, to: day })} />
    </Flex>
  );
}

/** Long enough to type the next digit: meanwhile the browser reports each of them as a day. */
const PAUSE_MS = 500;
/** No order is older; the first digits of a year that is being typed are. */
const FIRST_DAY = '2000-01-01';

interface DayInputProps {
  label: string;
  day: string;
  onChange: (day: string) => void;
}

/** Takes effect shortly after a day was chosen or typed, and at once when it is left or on Enter. */
function DayInput({ label, day, onChange }: DayInputProps) {
  const [typed, setTyped] = useState(day);
  // What the field itself asked for last: another day comes from Back, or from a link that clears the filters.
  const [asked, setAsked] = useState(day);
  const [known, setKnown] = useState(day);
  if (known !== day) {
    setKnown(day);
    if (day !== asked) {
      setAsked(day);
      setTyped(day);
    }
  }
  const apply = () => {
    if (typed === asked) return;
    setAsked(typed);
    onChange(typed);
  };
  const applyWhole = useEffectEvent(() => {
    if (typed >= FIRST_DAY) apply();
  });
  useEffect(() => {
    const timer = window.setTimeout(() => applyWhole(), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [typed]);
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
