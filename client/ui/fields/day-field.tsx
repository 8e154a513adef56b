import { type FocusEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { readDay, writeDay } from '../../shop/days';
import { DayInput } from './day-input';
import { Field, type FieldProps } from './field';
import { useTextControl } from './use-text-control';

interface DayFieldProps extends FieldProps {
  /** The first and the last day to choose: 2026-11-26. */
  min?: string;
  max?: string;
}

/** A day of a form, which holds it as it is typed: 26.11.2026. */
export function DayField(props: DayFieldProps) {
  const { name, label, hint, isOptional, warning, gridColumn, min, max } = props;
  const { getValues, setValue } = useFormContext<Record<string, string>>();
  const { onBlur, onChange, ...control } = useTextControl(props);
  const leave = async (event: FocusEvent<HTMLInputElement>) => {
    const day = readDay(event.target.value);
    if (day !== null && writeDay(day) !== event.target.value) {
      event.target.value = writeDay(day);
      await onChange({ target: event.target, type: 'change' });
    }
    await onBlur(event);
  };
  return (
    <Field {...{ name, label, hint, isOptional, warning, gridColumn }}>
      <DayInput
        {...control}
        min={min}
        max={max}
        typed={() => getValues(name)}
        onChoose={(day) =>
          setValue(name, day, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
        }
        onChange={onChange}
        onBlur={(event) => void leave(event)}
      />
    </Field>
  );
}
