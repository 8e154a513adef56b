import { Button, type ButtonProps } from '@chakra-ui/react';
import { useHydrated } from '../controls/use-hydrated';
import { useFormParts } from '../fields/form-context';

interface SubmitButtonProps extends Pick<ButtonProps, 'children' | 'colorPalette' | 'size' | 'width'> {
  /** What it says while the form is on its way. */
  busyLabel: string;
  /** There is nothing to send yet. */
  isDisabled?: boolean;
}

/** The main action of a form. While it works it keeps focus and place; before scripts are there it sends nothing. */
export function SubmitButton({ children, busyLabel, isDisabled = false, ...look }: SubmitButtonProps) {
  const { isBusy } = useFormParts();
  const isHydrated = useHydrated();
  return (
    <Button
      type="submit"
      colorPalette="copper"
      disabled={!isHydrated || isDisabled}
      data-waiting={isHydrated ? undefined : ''}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      {...look}
    >
      {isBusy ? busyLabel : children}
    </Button>
  );
}
