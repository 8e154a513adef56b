import { Box } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { ErrorAlert } from '../feedback/error-alert';
import { useFormParts } from '../fields/form-context';

/** What is said of the form as a whole, read out as it comes; ways to go on may stand below it. */
export function FormMessage({ children }: { children?: ReactNode }) {
  const { message } = useFormParts().refusal;
  return (
    <Box aria-live="assertive" data-form-message="" _empty={{ position: 'absolute' }}>
      {message !== undefined && (
        <ErrorAlert>
          <p>{message}</p>
          {children}
        </ErrorAlert>
      )}
    </Box>
  );
}
