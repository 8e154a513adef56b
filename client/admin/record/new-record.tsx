import { Stack } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { type FieldValues } from 'react-hook-form';
import { Form } from '../../ui/form/form';
import { FormMessage } from '../../ui/form/form-message';
import { SubmitButton } from '../../ui/form/submit-button';
import { UnsavedChangesGuard } from '../../ui/form/unsaved-changes-guard';
import { type FormState } from '../../ui/form/use-form';
import { ScreenTitle } from '../frame/screen-title';
import { RecordHead } from './record-head';
import { useSaveKey } from './use-save-key';

interface NewRecordProps<Values extends FieldValues, Parsed> {
  title: string;
  /** Address of the list it joins. */
  list: string;
  noun: string;
  form: FormState<Values, Parsed>;
  maxWidth: string;
  submit: { label: string; busyLabel: string };
  children: ReactNode;
}

/** The screen of a record that is not there yet: its fields, and one button below them. */
export function NewRecord<Values extends FieldValues, Parsed>(props: NewRecordProps<Values, Parsed>) {
  const { title, list, noun, form, maxWidth, submit, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useSaveKey(form.formRef);
  return (
    <Stack gap="4">
      <ScreenTitle>{title}</ScreenTitle>
      <RecordHead
        title={title}
        headingRef={heading}
        place={{ list, isAlone: true }}
        noun={noun}
        state={null}
        actions={null}
      />
      <Form form={form} label={title}>
        <UnsavedChangesGuard form={form} />
        <Stack gap="4" maxWidth={maxWidth}>
          {children}
          <FormMessage />
          <Stack align="start">
            <SubmitButton busyLabel={submit.busyLabel} colorPalette="petrol">
              {submit.label}
            </SubmitButton>
          </Stack>
        </Stack>
      </Form>
    </Stack>
  );
}
