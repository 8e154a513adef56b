import { chakra } from '@chakra-ui/react';
import { type SubmitEvent, useId } from 'react';
import { type ImportRow } from '../row/row.fragment';
import { EditorBox } from './editor-box';
import { type CellPlace } from './invalid-cells';
import { type RowCell } from './row-cell';
import { MAX_CELL, useCellTyping } from './use-cell-typing';

export interface EditorProps {
  row: ImportRow;
  place: CellPlace;
  cell: NonNullable<RowCell['cell']>;
  found: RowCell;
}

/** Corrects a cell where it stands; its text is selected, so that what is typed takes its place. */
export function CellEditor({ row, place, cell, found }: EditorProps) {
  const id = useId();
  const typing = useCellTyping({ row, place, cell });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    typing.submit();
  };
  return (
    <chakra.form data-tone={found.tone} data-open="" aria-label={`${cell.header} düzelt`} onSubmit={submit}>
      <CellInput
        autoFocus
        aria-label={cell.header}
        aria-invalid={found.tone === 'bad' || typing.refused !== undefined}
        aria-describedby={id}
        autoComplete="off"
        maxLength={MAX_CELL}
        readOnly={typing.isBusy}
        value={typing.typed}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => typing.type(target.value)}
        onKeyDown={typing.onKeyDown}
        onBlur={typing.onBlur}
      />
      <EditorBox
        id={id}
        found={found}
        refused={typing.refused}
        keys={['↵ kaydeder, sonraki hataya geçer', 'Tab yandaki hücre', 'Esc vazgeçer']}
      />
    </chakra.form>
  );
}

/** As large as its cell. */
export const CellInput = chakra('input', {
  base: {
    width: 'full',
    height: { base: '9', md: 'calc(var(--row-height) - 1px)' },
    minHeight: '0',
    paddingInline: { base: '2', md: '2.5' },
    borderWidth: { base: '1px', md: '0' },
    borderRadius: { md: '0' },
    bg: 'transparent',
    color: 'inherit',
    font: 'inherit',
    outlineOffset: '-2px',
  },
});
