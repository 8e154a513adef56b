import { Input, InputGroup } from '@chakra-ui/react';
import { type ChangeEvent, type FocusEvent, useRef } from 'react';
import { groupThousands, readKurus, writeKurus } from '../../shop/kurus';
import { Field, type FieldProps } from './field';
import { useTextControl } from './use-text-control';

/** An amount in lira. Its thousands are grouped while it is typed; a dot that somebody types themselves stays, for the schema to judge. */
export function MoneyField(props: FieldProps) {
  const { name, label, hint, isOptional, warning, gridColumn } = props;
  const { onBlur, onChange, ...control } = useTextControl(props);
  const before = useRef(control.defaultValue ?? '');
  const group = async (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.target;
    if (!hasTypedDots(before.current, event)) setGrouped(field);
    before.current = field.value;
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

/** Whether some dot was not set by the field: it was typed, or came with a text that was pasted or filled in whole. */
function hasTypedDots(before: string, { target, nativeEvent }: ChangeEvent<HTMLInputElement>): boolean {
  if (!target.value.includes('.')) return false;
  const { inputType = '', data = null } = nativeEvent as Partial<InputEvent>;
  const isEdited = inputType.startsWith('delete') || (inputType === 'insertText' && !data?.includes('.'));
  return !isEdited || groupThousands(before) !== before;
}

/** Groups what stands in a field; the caret stays behind the digit it was behind. */
function setGrouped(field: HTMLInputElement): void {
  const grouped = groupThousands(field.value);
  if (grouped === field.value) return;
  const behind = field.value.slice(field.selectionStart ?? field.value.length).replaceAll('.', '').length;
  field.value = grouped;
  let caret = grouped.length;
  for (let left = behind; left > 0; caret -= 1) if (grouped[caret - 1] !== '.') left -= 1;
  if (grouped[caret - 1] === '.') caret -= 1;
  field.setSelectionRange(caret, caret);
}
