import { Input, InputGroup } from '@chakra-ui/react';
import { type ChangeEvent, type FocusEvent, useRef } from 'react';
import { readKurus, writeKurus } from '../../shop/kurus';
import { Field, type FieldProps } from './field';
import { groupAmount } from './group-amount';
import { useTextControl } from './use-text-control';

/** An amount in lira. Its thousands are grouped while it is typed; a dot that somebody types themselves stays, for the schema to judge. */
export function MoneyField(props: FieldProps) {
  const { name, label, hint, isOptional, warning, gridColumn } = props;
  const { onBlur, onChange, ...control } = useTextControl(props);
  const before = useRef(control.defaultValue ?? '');
  const group = async (event: ChangeEvent<HTMLInputElement>) => {
    groupAmount(before.current, event);
    before.current = event.target.value;
    await onChange(event);
  };
  const leave = async (event: FocusEvent<HTMLInputElement>) => {
    const kurus = readKurus(event.target.value);
    if (kurus !== null) {
      event.target.value = writeKurus(kurus);
      before.current = event.target.value;
      await onChange({ target: event.target, type: 'change' });
    }
    await onBlur(event);
  };
  // The press that focuses a field sets the caret after that.
  const selectAll = ({ target }: FocusEvent<HTMLInputElement>) =>
    requestAnimationFrame(() => target === document.activeElement && target.select());
  return (
    <Field {...{ name, label, hint, isOptional, warning, gridColumn }}>
      <InputGroup startElement="₺">
        <Input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => void group(event)}
          onBlur={(event) => void leave(event)}
          onFocus={selectAll}
        />
      </InputGroup>
    </Field>
  );
}
