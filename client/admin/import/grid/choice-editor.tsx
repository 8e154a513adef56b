import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useId } from 'react';
import { CellInput, type EditorProps } from './cell-editor';
import { EditorBox } from './editor-box';
import { useCellTyping } from './use-cell-typing';

interface ChoiceEditorProps extends EditorProps {
  /** What the cell takes; it may also stay what the file has, or be emptied. */
  choices: readonly string[];
}

/** Corrects a cell that takes a few texts only, in the list of the platform. */
export function ChoiceEditor({ row, place, cell, found, choices }: ChoiceEditorProps) {
  const id = useId();
  const typing = useCellTyping({ row, place, cell });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // It would open the list, which Space does as well.
      event.preventDefault();
      typing.submit();
    } else typing.onKeyDown(event);
  };
  return (
    <chakra.div data-tone={found.tone} data-open="">
      <CellInput asChild>
        <select
          autoFocus
          aria-label={cell.header}
          aria-invalid={found.tone === 'bad' || typing.refused !== undefined}
          aria-describedby={id}
          aria-disabled={typing.isBusy || undefined}
          value={typing.typed}
          onChange={({ target }) => !typing.isBusy && typing.type(target.value)}
          onKeyDown={onKeyDown}
          onBlur={typing.onBlur}
        >
          {[...new Set([cell.value, ...choices, ''])].map((choice) => (
            <option key={choice} value={choice}>
              {choice || 'boş'}
            </option>
          ))}
        </select>
      </CellInput>
      <EditorBox
        id={id}
        found={found}
        refused={typing.refused}
        keys={['↑ ↓ seçer', '↵ kaydeder, sonraki hataya geçer', 'Tab yandaki hücre', 'Esc vazgeçer']}
      />
    </chakra.div>
  );
}
