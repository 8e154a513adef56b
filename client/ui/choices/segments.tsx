import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { CoverInput } from './cover-input';

interface SegmentsProps<Value extends string | number> {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** As high as the fields of a form, instead of the controls of a line. */
  isField?: boolean;
}

/** One of a few short options, side by side, in several lines where they do not fit. */
export function Segments<Value extends string | number>({
  label,
  options,
  value: chosen,
  onChange,
  isField,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <Flex role="radiogroup" aria-label={label} css={GROUP}>
      {options.map(({ value, label: text }) => (
        <chakra.label
          key={value}
          css={SEGMENT}
          minHeight={isField ? 'control' : 'controlSmall'}
          textStyle={isField ? 'body' : 'small'}
        >
          <CoverInput
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChange(value)}
          />
          {text}
        </chakra.label>
      ))}
    </Flex>
  );
}

const GROUP = {
  flexWrap: 'wrap',
  minWidth: '0',
  borderWidth: '1px',
  borderColor: 'line.control',
  borderRadius: 'l2',
  bg: 'bg.surface',
  overflow: 'clip',
} as const;

const SEGMENT = {
  position: 'relative',
  flex: '1 0 auto',
  display: 'grid',
  placeItems: 'center',
  // Lines between segments, also between rows; those at the start of a row lie under the group's own border.
  margin: '-1px 0 0 -1px',
  borderWidth: '1px 0 0 1px',
  borderColor: 'line.control',
  paddingInline: '3',
  fontWeight: 'medium',
  _hover: { bg: 'bg.subtle' },
  '&:has(:checked)': { bg: 'petrol.subtle', color: 'petrol.fg', fontWeight: 'semibold' },
  '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '-2px' },
} as const;
