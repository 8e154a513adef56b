import { Box, Flex, Stack } from '@chakra-ui/react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { Form } from '../../../ui/form/form';
import { type FormErrors } from '../../../ui/form/form-errors';
import { FormMessage } from '../../../ui/form/form-message';
import { SubmitButton } from '../../../ui/form/submit-button';
import { useFirstFocus } from '../../../ui/form/use-first-focus';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';

const MAX_TEXT = 2_000;

interface TextFormProps {
  /** Whose form it is: «İç not». */
  label: string;
  fieldLabel: string;
  /** Who reads it. */
  hint: string;
  /** What is said while nothing is written. */
  required: string;
  button: string;
  busyLabel: string;
  shortcut?: string;
  /** Whether something is written that was not sent: the screen asks before it is left. */
  onDirty: (isDirty: boolean) => void;
  /** What goes with the text. */
  children?: ReactNode;
  /** Resolves with what was refused, or with undefined once it was taken. */
  send: (text: string) => Promise<FormErrors | undefined>;
}

/** One text that is sent; the field is empty again once it was taken. */
export function TextForm(props: TextFormProps) {
  const [sent, setSent] = useState(0);
  return <EmptyTextForm key={sent} {...props} takesFocus={sent > 0} onSent={() => setSent(sent + 1)} />;
}

function EmptyTextForm(props: TextFormProps & { takesFocus: boolean; onSent: () => void }) {
  const {
    label,
    fieldLabel,
    hint,
    required,
    button,
    busyLabel,
    shortcut,
    children,
    onDirty,
    send,
    takesFocus,
    onSent,
  } = props;
  const form = useForm({
    schema: z.object({
      text: z
        .string()
        .trim()
        .min(1, required)
        .max(MAX_TEXT, `En çok ${String(MAX_TEXT)} karakter yazılabilir.`),
    }),
    defaultValues: { text: '' },
    send: ({ text }) => send(text),
    onAccepted: onSent,
  });
  const { isDirty } = useFormState({ control: form.methods.control });
  const reportDirty = useEffectEvent((is: boolean) => onDirty(is));
  useEffect(() => {
    reportDirty(isDirty);
    return () => reportDirty(false);
  }, [isDirty]);
  useFirstFocus(form, takesFocus ? 'text' : undefined);
  const submit = (
    <SubmitButton colorPalette="petrol" busyLabel={busyLabel}>
      {button}
    </SubmitButton>
  );
  return (
    <Form form={form} label={label}>
      <Stack gap="3">
        <FormMessage />
        <Flex gap="2" align="end" wrap="wrap">
          <TextAreaField
            name="text"
            label={fieldLabel}
            hint={hint}
            rows={2}
            limit={MAX_TEXT}
            aria-keyshortcuts={shortcut}
          />
          {children === undefined && submit}
        </Flex>
        {children}
        {children !== undefined && <Box>{submit}</Box>}
      </Stack>
    </Form>
  );
}
