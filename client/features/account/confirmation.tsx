import { Flex, Heading, Stack } from '@chakra-ui/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode } from 'react';
import { Icon } from '../../ui/controls/icon';

interface ConfirmationProps {
  title: string;
  tone?: 'success' | 'danger';
  children: ReactNode;
}

/** Takes the place of a form once there is nothing more to send; it is read out and has the focus. */
export function Confirmation({ title, tone = 'success', children }: ConfirmationProps) {
  return (
    <Stack
      ref={focusOnce}
      role="status"
      tabIndex={-1}
      gap="3"
      align="flex-start"
      lineHeight="1.55"
      _focusVisible={{ outline: 'none' }}
    >
      <Flex align="center" gap="2" _icon={{ flexShrink: '0', color: `${tone}.fg` }}>
        <Icon of={tone === 'success' ? CircleCheck : CircleAlert} size={20} />
        <Heading as="h2" textStyle="h3">
          {title}
        </Heading>
      </Flex>
      {children}
    </Stack>
  );
}

function focusOnce(element: HTMLElement | null) {
  element?.focus();
}
