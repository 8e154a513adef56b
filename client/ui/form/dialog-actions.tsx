import { Button, Dialog, Flex } from '@chakra-ui/react';
import { type ComponentProps } from 'react';
import { SubmitButton } from './submit-button';

/** The foot of a form in a dialog: the way back, which asks before typed text is lost, then what sends it. */
export function DialogActions(submit: ComponentProps<typeof SubmitButton>) {
  return (
    <Flex
      wrap="wrap"
      justify="flex-end"
      gap="2"
      // The buttons stay in sight where the screen is too low for the form, and cover what scrolls behind them to the edge.
      position="sticky"
      bottom="-5"
      zIndex="docked"
      bg="bg.surface"
      paddingTop="3"
      marginTop="-3"
      paddingBottom="5"
      marginBottom="-5"
    >
      <Dialog.ActionTrigger asChild>
        <Button variant="outline">Vazgeç</Button>
      </Dialog.ActionTrigger>
      <SubmitButton {...submit} />
    </Flex>
  );
}
