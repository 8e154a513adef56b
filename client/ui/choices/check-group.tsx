import { chakra, Checkbox, Field, SimpleGrid, VisuallyHidden } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { Icon } from '../controls/icon';
import { errorId } from '../fields/form-context';
import { useFieldError } from '../fields/use-field-error';
import { CoverInput } from './cover-input';

interface CheckGroupProps {
  name: string;
  legend: string;
  choices: readonly { readonly value: string; readonly label: string }[];
  /** Whether the legend is seen; else what stands around the boxes says what they are. */
  isTitled?: boolean;
  /** Room for the longest label. */
  minChildWidth?: string;
}

/** Any number of some choices as boxes to tick; the form holds the values of those that are, in the order of the choices. */
export function CheckGroup(props: CheckGroupProps) {
  const { name, legend, choices, isTitled = false, minChildWidth = '12rem' } = props;
  const id = useId();
  const error = useFieldError(name);
  const { field } = useController({ name });
  const chosen = field.value as readonly string[];
  const change = (changed: string, isTicked: boolean) =>
    field.onChange(
      choices
        .map(({ value }) => value)
        .filter((value) => (value === changed ? isTicked : chosen.includes(value))),
    );
  return (
    <Field.Root invalid={error !== undefined} ids={{ errorText: errorId(id) }}>
      <chakra.fieldset
        minWidth="0"
        width="full"
        aria-describedby={error === undefined ? undefined : errorId(id)}
      >
        {isTitled ? (
          <chakra.legend textStyle="sm" fontWeight="medium" marginBottom="1">
            {legend}
          </chakra.legend>
        ) : (
          <VisuallyHidden asChild>
            <legend>{legend}</legend>
          </VisuallyHidden>
        )}
        <SimpleGrid minChildWidth={minChildWidth} gap="1">
          {choices.map(({ value, label }) => (
            <Checkbox.Root
              key={value}
              name={name}
              ids={{ hiddenInput: `${id}-${value}` }}
              value={value}
              checked={chosen.includes(value)}
              minHeight="9"
              position="relative"
              onCheckedChange={({ checked }) => change(value, checked === true)}
            >
              <Checkbox.HiddenInput asChild onBlur={field.onBlur}>
                <CoverInput />
              </Checkbox.HiddenInput>
              <Checkbox.Control as="span" />
              <Checkbox.Label>{label}</Checkbox.Label>
            </Checkbox.Root>
          ))}
        </SimpleGrid>
      </chakra.fieldset>
      <Field.ErrorText>
        <Icon of={CircleAlert} />
        {error}
      </Field.ErrorText>
    </Field.Root>
  );
}
