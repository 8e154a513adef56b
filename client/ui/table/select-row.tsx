import { Checkbox } from '@chakra-ui/react';

interface SelectRowProps {
  label: string;
  checked: boolean | 'indeterminate';
  /** Gets the press itself, whose shift key selects a range. */
  onToggle: (event: unknown) => void;
}

/** The box that selects one row, or all of a page. */
export function SelectRow({ label, checked, onToggle }: SelectRowProps) {
  return (
    <Checkbox.Root checked={checked} size="sm" onClick={(event) => event.stopPropagation()}>
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
