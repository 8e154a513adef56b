import { Button, Field, Flex, Input } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { formatLira } from '../../shop/format';
import { kurusOf, liraText, readLira } from '../../shop/read-lira';
import { type Range } from '../../ui/navigation/list-state';
import { type ListFilter } from './declare-list';

const NO_RANGE: Range = { min: null, max: null };

/** Between which amounts in lira a field of the state lies. */
export function amountFilter<Name extends string>(
  field: Name,
  label: string,
): ListFilter<Readonly<Record<Name, Range>>> {
  const changed = (range: Range) => ({ [field]: range }) as Partial<Readonly<Record<Name, Range>>>;
  return {
    label,
    text: (state) => describeRange(state[field]),
    cleared: changed(NO_RANGE),
    body: ({ state, onChange, onDone }) => {
      const { min, max } = state[field];
      return (
        <AmountForm
          // Another range comes from Back, or from a link that clears the filters.
          key={`${String(min)} ${String(max)}`}
          label={label}
          range={state[field]}
          onApply={(range) => {
            onChange(changed(range));
            onDone();
          }}
        />
      );
    },
  };
}

interface AmountFormProps {
  label: string;
  range: Range;
  onApply: (range: Range) => void;
}

function AmountForm({ label, range, onApply }: AmountFormProps) {
  const [min, setMin] = useState(liraText(range.min));
  const [max, setMax] = useState(liraText(range.max));
  const [isJudged, setIsJudged] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsJudged(true);
    if (isAmount(min) && isAmount(max)) onApply({ min: readLira(min), max: readLira(max) });
  };
  return (
    <form aria-label={label} noValidate onSubmit={submit}>
      <Flex gap="2" align="end">
        <Amount label="En az, ₺" typed={min} isWrong={isJudged && !isAmount(min)} onType={setMin} />
        <Amount label="En çok, ₺" typed={max} isWrong={isJudged && !isAmount(max)} onType={setMax} />
        <Button type="submit" size="sm" colorPalette="petrol">
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
        size="sm"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <Field.ErrorText>Tutarı rakamla yazın.</Field.ErrorText>
    </Field.Root>
  );
}

/** An empty field is an open end. */
const isAmount = (typed: string) => typed.trim() === '' || readLira(typed) !== null;

function describeRange({ min, max }: Range): string | undefined {
  const lira = (amount: number) => formatLira(kurusOf(amount));
  if (min !== null && max !== null) return `${lira(min)} – ${lira(max)}`;
  if (min !== null) return `${lira(min)} ve üstü`;
  return max === null ? undefined : `${lira(max)} ve altı`;
}
