import { Portal, Stack, Toast, Toaster } from '@chakra-ui/react';
import { toaster } from './toaster';

/** Where the toasts of `toaster` appear; once, beside the router. */
export function Toasts() {
  return (
    <Portal>
      <Toaster toaster={toaster} aria-label="Anlık bildirimler" insetInline={{ mdDown: '4' }}>
        {({ title, description, action, closable }) => (
          <Toast.Root width={{ md: 'sm' }}>
            <Stack gap="1" flex="1" maxWidth="100%">
              {title && <Toast.Title>{title}</Toast.Title>}
              {description && <Toast.Description>{description}</Toast.Description>}
            </Stack>
            {action && <Toast.ActionTrigger>{action.label}</Toast.ActionTrigger>}
            {closable !== false && <Toast.CloseTrigger aria-label="Bildirimi kapat" />}
          </Toast.Root>
        )}
      </Toaster>
    </Portal>
  );
}
