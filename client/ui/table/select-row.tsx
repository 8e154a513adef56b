import { chakra } from '@chakra-ui/react';

interface SelectRowProps {
  label: string;
  checked: boolean | 'indeterminate';
  /** Gets the press itself, whose shift key selects a range. */
  onToggle: (event: unknown) => void;
}

/** A press anywhere in the cell is meant for the box. */
const WholeCell = chakra('label', {
  base: {
    display: 'inline-flex',
    userSelect: 'none',
    cursor: 'pointer',
    _before: { content: '""', position: 'absolute', inset: '0' },
  },
});

/** A native one: a list has one for each row, and draws as fast as they do. */
const Mark = chakra('input', {
  base: {
    appearance: 'none',
    display: 'inline-grid',
    placeContent: 'center',
    boxSize: '4',
    margin: '0',
    borderWidth: '1px',
    borderColor: 'line.control',
    borderRadius: 'l1',
    background: 'bg.surface',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
    _before: {
      content: '""',
      boxSize: '2.5',
      background: 'petrol.on',
      transform: 'scale(0)',
      clipPath: 'polygon(14% 44%, 0 62%, 42% 94%, 100% 22%, 84% 8%, 39% 66%)',
    },
    '&:checked, &:indeterminate': {
      background: 'petrol.solid',
      borderColor: 'petrol.solid',
      _before: { transform: 'none' },
    },
    '&:indeterminate': { _before: { clipPath: 'inset(42% 5%)' } },
  },
});

/** The box that selects one row, or all of a page. */
export function SelectRow({ label, checked, onToggle }: SelectRowProps) {
  return (
    <WholeCell
      // With shift a browser marks the text up to here instead, and Chromium then does not take the press of a label.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onClick={(event) => event.stopPropagation()}
    >
      <Mark
        type="checkbox"
        aria-label={label}
        checked={checked === true}
        ref={(box: HTMLInputElement | null) => {
          if (box) box.indeterminate = checked === 'indeterminate';
        }}
        onChange={({ target, nativeEvent }) =>
          onToggle({
            target: { checked: target.checked },
            shiftKey: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
          })
        }
      />
    </WholeCell>
  );
}
