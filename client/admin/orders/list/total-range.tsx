import { Button, Field, Flex, Input, Popover, Portal } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { formatLira } from '../../../shop/format';
import { readLira } from '../../../shop/read-lira';
import { Icon } from '../../../ui/controls/icon';
import { type Range } from '../../../ui/navigation/list-state';
import { useOverlayEntry } from '../../../ui/overlay/use-overlay-entry';

const NO_RANGE: Range = { min: null, max: null };
const KURUS = 100;

interface TotalRangeProps {
  /** In whole lira, with tax. */
  range: Range;
  onChange: (range: Range) => void;
}

/** Between which totals an order lies. */
export function TotalRange({ range, onChange }: TotalRangeProps) {
  const [isOpen, setIsOpen] = useState(false);
  useOverlayEntry(isOpen, () => setIsOpen(false));
  const apply = (next: Range) => {
    setIsOpen(false);
    onChange(next);
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={({ open }) => setIsOpen(open)} lazyMount unmountOnExit>
      <Popover.Trigger asChild>
        <Button variant="outline" size="sm" fontWeight="normal">
          {described(range)}
          <Icon of={ChevronDown} size={16} />
        </Button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content>
            <Popover.Body>
              <TotalRangeForm range={range} onApply={apply} />
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

function TotalRangeForm({ range, onApply }: { range: Range; onApply: (range: Range) => void }) {
  const [min, setMin] = useState(typedAmount(range.min));
  const [max, setMax] = useState(typedAmount(range.max));
  const [isJudged, setIsJudged] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsJudged(true);
    if (isAmount(min) && isAmount(max)) onApply({ min: readLira(min), max: readLira(max) });
  };
  return (
    <form aria-label="Tutara göre" noValidate onSubmit={submit}>
      <Flex gap="3" align="start">
        <Amount label="En az, ₺" typed={min} isWrong={isJudged && !isAmount(min)} onType={setMin} />
        <Amount label="En çok, ₺" typed={max} isWrong={isJudged && !isAmount(max)} onType={setMax} />
      </Flex>
      <Flex justify="flex-end" gap="2" marginTop="4">
        <Button variant="ghost" onClick={() => onApply(NO_RANGE)}>
          Temizle
        </Button>
        <Button type="submit" colorPalette="petrol">
          Uygula
        </Button>
      </Flex>
    </form>
  );
}

interface AmountProps {
  label: string;
  typed: string;
  isWrong: boolean;
  onType: (typed: string) => void;
}

function Amount({ label, typed, isWrong, onType }: AmountProps) {
  return (
    <Field.Root invalid={isWrong}>
      <Field.Label>{label}</Field.Label>
      <Input
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <Field.ErrorText>Tutarı rakamla yazın.</Field.ErrorText>
    </Field.Root>
  );
}

const typedAmount = (lira: number | null) => (lira === null ? '' : String(lira));

/** An empty field is an open end. */
const isAmount = (typed: string) => typed.trim() === '' || readLira(typed) !== null;

function described({ min, max }: Range): string {
  const lira = (whole: number) => formatLira(whole * KURUS);
  if (min !== null && max !== null) return `${lira(min)} – ${lira(max)}`;
  if (min !== null) return `${lira(min)} ve üstü`;
  return max === null ? 'Tutar: tümü' : `${lira(max)} ve altı`;
}
