import { Field, RadioCard, VisuallyHidden } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useController } from 'react-hook-form';
import { Icon } from '../controls/icon';
import { errorId } from '../fields/form-context';
import { useFieldError } from '../fields/use-field-error';
import { CoverInput } from './cover-input';

interface Choice {
  readonly value: string;
  readonly title: string;
  readonly description?: ReactNode;
  readonly icon?: ReactNode;
  /** Stands below all cards while this one is chosen: between them, it would move those that follow. */
  readonly details?: ReactNode;
}

interface RadioCardsProps {
  name: string;
  label: string;
  choices: readonly Choice[];
}

/** One of a few choices, each with what it means; the whole card is the target. */
export function RadioCards({ name, label, choices }: RadioCardsProps) {
  const id = useId();
  const error = useFieldError(name);
  const { field } = useController({ name });
  const chosen = field.value as string;
  return (
    <Field.Root invalid={error !== undefined} ids={{ errorText: errorId(id) }}>
      <RadioCard.Root
        name={name}
        aria-describedby={error === undefined ? undefined : errorId(id)}
        value={chosen}
        width="full"
        onValueChange={({ value }) => field.onChange(value)}
      >
        <VisuallyHidden asChild>
          <RadioCard.Label>{label}</RadioCard.Label>
        </VisuallyHidden>
        {choices.map(({ value, title, description, icon }) => (
          <RadioCard.Item key={value} value={value} position="relative">
            <RadioCard.ItemHiddenInput
              aria-labelledby={`${id}-${value}`}
              aria-describedby={`${id}-${value}-text`}
              asChild
              onBlur={field.onBlur}
            >
              <CoverInput />
            </RadioCard.ItemHiddenInput>
            <RadioCard.ItemControl as="span">
              <RadioCard.ItemIndicator />
              <RadioCard.ItemContent as="span">
                <RadioCard.ItemText id={`${id}-${value}`}>{title}</RadioCard.ItemText>
                <RadioCard.ItemDescription as="span" id={`${id}-${value}-text`}>
                  {description}
                </RadioCard.ItemDescription>
              </RadioCard.ItemContent>
              {icon}
            </RadioCard.ItemControl>
          </RadioCard.Item>
        ))}
        {choices.find(({ value }) => value === chosen)?.details}
      </RadioCard.Root>
      <Field.ErrorText>
        <Icon of={CircleAlert} />
        {error}
      </Field.ErrorText>
    </Field.Root>
  );
}
