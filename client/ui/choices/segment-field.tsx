import { chakra, Flex } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';

interface SegmentFieldProps<Value extends string> {
  name: string;
  label: string;
  options: Readonly<Record<Value, string>>;
}

/** One of two or three short options, side by side. */
export function SegmentField<Value extends string>({ name, label, options }: SegmentFieldProps<Value>) {
  const { register } = useFormContext();
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend textStyle="sm" fontWeight="medium" marginBottom="1.5">
        {label}
      </chakra.legend>
      <Flex borderWidth="1px" borderColor="line.control" borderRadius="l2" overflow="clip">
        {Object.entries<string>(options).map(([value, text]) => (
          <chakra.label key={value} css={SEGMENT}>
            <chakra.input
              type="radio"
              value={value}
              {...register(name)}
              position="absolute"
              inset="0"
              opacity="0"
              cursor="pointer"
            />
            {text}
          </chakra.label>
        ))}
      </Flex>
    </chakra.fieldset>
  );
}

const SEGMENT = {
  position: 'relative',
  flex: '1',
  display: 'grid',
  placeItems: 'center',
  minHeight: '9',
  paddingInline: '3',
  cursor: 'pointer',
  '& + &': { borderInlineStartWidth: '1px', borderColor: 'line.control' },
  '&:has(:checked)': { bg: 'petrol.subtle', color: 'petrol.fg', fontWeight: 'semibold' },
  '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '-2px' },
} as const;
