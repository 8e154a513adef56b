import { chakra, Checkbox, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { CoverInput } from './cover-input';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface ChoiceChipsProps<Value extends string> {
  legend: string;
  choices: readonly Choice<Value>[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

/** Any number of a few choices, each a chip, such as the states a list is narrowed to. What is chosen has a check mark too. */
export function ChoiceChips<Value extends string>({
  legend,
  choices,
  chosen,
  onChange,
}: ChoiceChipsProps<Value>) {
  const values = choices.map(({ value }) => value);
  const change = (changed: Value, isChosen: boolean) =>
    onChange(values.filter((value) => (value === changed ? isChosen : chosen.includes(value))));
  return (
    <chakra.fieldset minWidth="0">
      <VisuallyHidden asChild>
        <legend>{legend}</legend>
      </VisuallyHidden>
      <Flex wrap="wrap" align="center" gap="2">
        <Text
          aria-hidden
          minWidth="3.25rem"
          width={{ base: 'full', sm: 'auto' }}
          textStyle="small"
          color="fg.muted"
        >
          {legend}
        </Text>
        {choices.map(({ value, label }) => (
          <Checkbox.Root
            key={value}
            checked={chosen.includes(value)}
            css={CHIP}
            onCheckedChange={({ checked }) => change(value, checked === true)}
          >
            <Checkbox.HiddenInput asChild>
              <CoverInput />
            </Checkbox.HiddenInput>
            <Checkbox.Control as="span" css={MARK} />
            <Checkbox.Label textStyle="small" fontWeight="520">
              {label}
            </Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Flex>
    </chakra.fieldset>
  );
}

const CHIP = {
  position: 'relative',
  gap: '1.5',
  minHeight: '9',
  paddingInline: '3',
  borderWidth: '1px',
  borderColor: 'line.strong',
  borderRadius: 'full',
  bg: 'bg.surface',
  _hover: { borderColor: 'line.control' },
  _checked: { borderColor: 'petrol.fg', bg: 'petrol.subtle', color: 'petrol.fg' },
  '&:has(input:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
} as const;

const MARK = {
  display: 'none',
  boxSize: '3.5',
  borderWidth: '0',
  bg: 'transparent',
  _checked: { display: 'inline-flex', bg: 'transparent', color: 'petrol.fg' },
} as const;
