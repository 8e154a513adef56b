import { Button, Field, Flex, Input, Popover, Portal } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { formatLira } from '../../../shop/format';
import { readLira } from '../../../shop/read-lira';
import { Icon } from '../../../ui/controls/icon';
import { type Range } from '../../../ui/navigation/list-state';

interface TotalRangeProps {
  /** In whole lira, with tax. */
  range: Range;
  onChange: (range: Range) => void;
}

/** Between which totals; typed as people write amounts. */
export function TotalRange({ range, onChange }: TotalRangeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [min, setMin] = useState(range.min === null ? '' : String(range.min));
  const [max, setMax] = useState(range.max === null ? '' : String(range.max));
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsOpen(false);
    onChange({ min: readLira(min), max: readLira(max) });
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
            <Popover.Body asChild>
              <form aria-label="Tutara göre" onSubmit={apply}>
                <Flex gap="3" align="end">
                  <Amount label="En az, ₺" typed={min} onType={setMin} />
                  <Amount label="En çok, ₺" typed={max} onType={setMax} />
                </Flex>
                <Flex justify="flex-end" gap="2" marginTop="4">
                  <Button variant="ghost" onClick={() => onChange({ min: null, max: null })}>
                    Temizle
                  </Button>
                  <Button type="submit" colorPalette="petrol">
                    Uygula
                  </Button>
                </Flex>
              </form>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

interface AmountProps {
  label: string;
  typed: string;
  onType: (typed: string) => void;
}

function Amount({ label, typed, onType }: AmountProps) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Input
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
    </Field.Root>
  );
}

function described({ min, max }: Range): string {
  const lira = (whole: number) => formatLira(whole * 100);
  if (min !== null && max !== null) return `${lira(min)} – ${lira(max)}`;
  if (min !== null) return `${lira(min)} ve üstü`;
  return max === null ? 'Tutar: tümü' : `${lira(max)} ve altı`;
}
