import { Alert } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, type Ref } from 'react';
import { Icon } from '../controls/icon';

interface ErrorAlertProps {
  /** An alert interrupts a screen reader; a status waits for its turn; without one something around it is read out. */
  role?: 'alert' | 'status';
  title?: ReactNode;
  children?: ReactNode;
  /** For an alert that takes the focus. */
  ref?: Ref<HTMLDivElement>;
  'data-error-summary'?: '';
}

/** What keeps a visitor from going on, and the ways to go on. */
export function ErrorAlert({ title, children, ref, ...alert }: ErrorAlertProps) {
  return (
    <Alert.Root ref={ref} status="error" tabIndex={alert.role === 'alert' ? -1 : undefined} {...alert}>
      <Alert.Indicator>
        <Icon of={CircleAlert} size={20} />
      </Alert.Indicator>
      <Alert.Content
        gap="2"
        css={{ '& p': { maxWidth: 'prose' }, '& a[href^="tel:"]': { whiteSpace: 'nowrap' } }}
      >
        {title !== undefined && (
          <Alert.Title asChild>
            <h2>{title}</h2>
          </Alert.Title>
        )}
        <Alert.Description display="grid" gap="2">
          {children}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
