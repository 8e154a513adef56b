import { Checkbox, type SystemStyleObject } from '@chakra-ui/react';

interface SelectRowProps {
  label: string;
  checked: boolean | 'indeterminate';
  /** Gets the press itself, whose shift key selects a range. */
  onToggle: (event: unknown) => void;
}

/** A press anywhere in the cell is meant for the box. */
const wholeCell: SystemStyleObject = {
  position: 'static',
  userSelect: 'none',
  _before: { content: '""', position: 'absolute', inset: '0' },
};

/** The box that selects one row, or all of a page. */
export function SelectRow({ label, checked, onToggle }: SelectRowProps) {
  return (
    <Checkbox.Root
      checked={checked}
      size="sm"
      css={wholeCell}
      // With shift a browser marks the text up to here instead, and Chromium then does not take the press of a label.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onClick={(event) => event.stopPropagation()}
    >
      <Checkbox.HiddenInput
        aria-label={label}
        onClick={(event) =>
          onToggle({ target: { checked: event.currentTarget.checked }, shiftKey: event.shiftKey })
        }
      />
      <Checkbox.Control />
    </Checkbox.Root>
  );
}
