import { type ChangeEvent } from 'react';
import { groupThousands } from '../../shop/kurus';

/**
 * Groups the thousands of an amount while it is typed; a dot that somebody types themselves stays, to be judged.
 *
 * @param before what stood in the field
 */
export function groupAmount(before: string, event: ChangeEvent<HTMLInputElement>): void {
  if (!hasTypedDots(before, event)) setGrouped(event.target);
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
