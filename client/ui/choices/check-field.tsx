import { Checkbox, Field } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useController } from 'react-hook-form';
import { Icon } from '../controls/icon';
import { controlId, errorId, useFormParts } from '../fields/form-context';
import { useFieldError } from '../fields/use-field-error';
import { CoverInput } from './cover-input';

interface CheckFieldProps {
  name: string;
  /** May hold links: they are followed, not ticked. */
  children: ReactNode;
  /** What the form holds for a tick, where that is more than yes: the hash of the very text that was accepted. */
  value?: string;
}

/** A box to tick, with what is wrong about it below. Ticked it is `true`, or the value it is given. */
export function CheckField({ name, children, value }: CheckFieldProps) {
  const control = controlId(useFormParts().id, name);
  const error = useFieldError(name);
  const { field } = useController({ name });
  const input = useRef<HTMLInputElement>(null);
  const ticked = value ?? true;
  const change = (isTicked: boolean) => field.onChange(isTicked ? ticked : value === undefined ? false : '');
  const takeOver = useEffectEvent(() => {
    // Ticked before scripts answered.
    if (input.current?.checked && field.value !== ticked) change(true);
  });
  useEffect(() => takeOver(), []);
  return (
    <Field.Root invalid={error !== undefined} id={control} ids={{ errorText: errorId(control) }}>
      <Checkbox.Root
        name={name}
        checked={field.value === ticked}
        invalid={error !== undefined}
        alignItems="flex-start"
        onCheckedChange={({ checked }) => change(checked === true)}
      >
        <Checkbox.HiddenInput
          ref={input}
          aria-describedby={error === undefined ? undefined : errorId(control)}
          asChild
          onBlur={field.onBlur}
        >
          {/* Only over the mark: the label beside it may hold links. */}
          <CoverInput top="0.5" boxSize="4.5" />
        </Checkbox.HiddenInput>
        <Checkbox.Control as="span" marginTop="0.5" />
        <Checkbox.Label>{children}</Checkbox.Label>
      </Checkbox.Root>
      <Field.ErrorText>
        <Icon of={CircleAlert} />
        {error}
      </Field.ErrorText>
    </Field.Root>
  );
}
