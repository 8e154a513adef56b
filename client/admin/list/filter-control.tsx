import { Button, Flex, Group, IconButton, Text } from '@chakra-ui/react';
import { ChevronDown, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../../ui/controls/icon';
import { ListPopover } from './list-popover';

export const CONTROL_HEIGHT = '1.875rem';

interface FilterControlProps {
  label: string;
  /** What it is set to. */
  value: string | undefined;
  onClear: () => void;
  /** What is chosen from, given how to close it. */
  children: (close: () => void) => ReactNode;
}

/** A filter in the line above a list: its name, once it is set what it is set to as well, and a button that takes it off. */
export function FilterControl({ label, value, onClear, children }: FilterControlProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const clear = () => {
    // The button goes with the value.
    trigger.current?.focus({ preventScroll: true });
    onClear();
  };
  const isSet = value !== undefined;
  const style = { height: CONTROL_HEIGHT, size: 'xs', variant: 'outline', ...(isSet && TINT) } as const;
  return (
    <Group attached flexShrink={0}>
      <ListPopover
        label={label}
        trigger={
          <Button ref={trigger} {...style} fontWeight="normal" fontSize="0.8125rem">
            {isSet ? `${label}: ` : label}
            {isSet ? (
              <Text as="b" fontWeight="semibold" maxWidth="13rem" truncate>
                {value}
              </Text>
            ) : (
              <Icon of={ChevronDown} size={14} />
            )}
          </Button>
        }
      >
        {children}
      </ListPopover>
      {isSet && (
        <IconButton {...style} minWidth="7" aria-label={`${label} filtresini kaldır`} onClick={clear}>
          <Icon of={X} size={14} />
        </IconButton>
      )}
    </Group>
  );
}

/** Tells what is set from what is not. */
const TINT = {
  background: 'petrol.subtle',
  color: 'petrol.fg',
  borderColor: 'petrol.line',
  _hover: { background: 'petrol.subtle' },
} as const;

interface FilterFieldProps {
  label: string;
  children: ReactNode;
}

/** A filter in the sheet of a phone, and among those that the line has no room for. */
export function FilterField({ label, children }: FilterFieldProps) {
  return (
    <Flex direction="column" gap="1">
      <Text fontWeight="semibold" textStyle="small">
        {label}
      </Text>
      {children}
    </Flex>
  );
}
