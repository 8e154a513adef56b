import { Button, Flex, Text } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { Form } from '../../ui/form/form';
import { FormMessage } from '../../ui/form/form-message';
import { SubmitButton } from '../../ui/form/submit-button';
import { UnsavedChangesGuard } from '../../ui/form/unsaved-changes-guard';
import { type PanelRecord } from './record';
import { focusSubmit, RecordNews } from './record-news';
import { type RecordForm as RecordFormState } from './use-record';

interface RecordFormProps<Values extends FieldValues, Data> {
  record: PanelRecord<Values, Data>;
  state: RecordFormState<Values>;
  children: ReactNode;
}

/** The form of a record: what was changed in it, what somebody else changed, too, and the way to save. */
export function RecordForm<Values extends FieldValues, Data>({
  record,
  state,
  children,
}: RecordFormProps<Values, Data>) {
  const { form, discard } = state;
  const { isDirty } = useFormState({ control: form.methods.control });
  return (
    <Form form={form} label={record.label}>
      <UnsavedChangesGuard form={form} />
      {children}
      <Flex
        direction="column"
        gap="4"
        paddingBlock="4"
        paddingInline={{ base: '4', md: '6' }}
        borderTopWidth="1px"
      >
        <RecordNews fields={record.fields} state={state} />
        <FormMessage />
        <Flex wrap="wrap" align="center" justify="flex-end" gap="3">
          <Text textStyle="small" color="fg.muted" flex={{ base: '1 0 100%', sm: '1' }} role="status">
            {isDirty ? 'Kaydedilmemiş değişiklikler var.' : 'Bütün değişiklikler kayıtlı.'}
          </Text>
          {isDirty && (
            <Button
              variant="outline"
              onClick={() => {
                discard();
                focusSubmit(form.formRef.current);
              }}
            >
              Vazgeç
            </Button>
          )}
          <SubmitButton busyLabel="Kaydediliyor..." colorPalette="petrol">
            Kaydet
          </SubmitButton>
        </Flex>
      </Flex>
    </Form>
  );
}
