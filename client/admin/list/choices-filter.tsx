import { Checkbox, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { fold } from '../../shop/fold';
import { formatCount } from '../../shop/format';
import { type ListFilter } from './declare-list';

export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** Stands below the one before it. */
  readonly isBelow?: boolean;
}

interface ChoicesFilterOptions<Name extends string, Value extends string> {
  readonly field: Name;
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
}

type Chosen<Name extends string, Value extends string> = Readonly<Record<Name, readonly Value[]>>;

/** Any number of values of a field of the state; a row has one of them. */
export function choicesFilter<Name extends string, Value extends string>({
  field,
  label,
  choices,
}: ChoicesFilterOptions<Name, Value>): ListFilter<Chosen<Name, Value>> {
  const changed = (values: readonly Value[]) => ({ [field]: values }) as Partial<Chosen<Name, Value>>;
  return {
    label,
    text: (state) => textOf(state[field], choices),
    cleared: changed([]),
    body: ({ state, onChange }) => (
      <ChoicesList
        label={label}
        choices={choices}
        chosen={state[field]}
        onChange={(values) => onChange(changed(values))}
      />
    ),
  };
}

function textOf(chosen: readonly string[], choices: readonly Choice[]): string | undefined {
  const [first, ...others] = chosen;
  if (first === undefined) return undefined;
  if (others.length > 0) return `${formatCount(chosen.length)} seçili`;
  return choices.find(({ value }) => value === first)?.label ?? '1 seçili';
}

/** So many are looked through without a search. */
const SEARCHED_FROM = 12;

interface ChoicesListProps<Value extends string> {
  label: string;
  choices: readonly Choice<Value>[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

/** Boxes to tick, one below the other; many of them are searched. Each takes effect at once. */
function ChoicesList<Value extends string>({ label, choices, chosen, onChange }: ChoicesListProps<Value>) {
  const [typed, setTyped] = useState('');
  const words = fold(typed);
  const found = choices.filter((choice) => fold(choice.label).includes(words));
  return (
    <Stack gap="2">
      {choices.length > SEARCHED_FROM && (
        <Input
          size="sm"
          type="search"
          aria-label={`${label} içinde ara`}
          placeholder="Ara"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <Stack role="group" aria-label={label} gap="0" maxHeight="18rem" overflowY="auto">
        {found.map((choice) => (
          <Checkbox.Root
            key={choice.value}
            size="sm"
            minHeight="9"
            flexShrink={0}
            paddingInlineStart={choice.isBelow ? '5' : undefined}
            checked={chosen.includes(choice.value)}
            onCheckedChange={({ checked }) => {
              const others = chosen.filter((value) => value !== choice.value);
              onChange(checked === true ? [...others, choice.value] : others);
            }}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{choice.label}</Checkbox.Label>
          </Checkbox.Root>
        ))}
        {found.length === 0 && (
          <Text textStyle="small" color="fg.muted">
            Bulunamadı
          </Text>
        )}
      </Stack>
    </Stack>
  );
}
