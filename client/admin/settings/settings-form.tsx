import { Button, Flex, Text } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { Form } from '../../ui/form/form';
import { FormMessage } from '../../ui/form/form-message';
import { SubmitButton } from '../../ui/form/submit-button';
import { UnsavedChangesGuard } from '../../ui/form/unsaved-changes-guard';
import { SettingsConflict } from './settings-conflict';
import { type SettingsFormState } from './use-settings-form';

interface SettingsFormProps<Values extends FieldValues> {
  label: string;
  settings: SettingsFormState<Values>;
  /** How the values that somebody else saved read, without a full stop. */
  describe: (values: Values) => ReactNode;
  children: ReactNode;
}

/** A form of settings: what was changed in it, what somebody else saved meanwhile, and the way to save. */
export function SettingsForm<Values extends FieldValues>({
  label,
  settings: { form, theirs, discard },
  describe,
  children,
}: SettingsFormProps<Values>) {
  const { isDirty } = useFormState({ control: form.methods.control });
  const takeSaved = () => {
    discard();
    // The button that was pressed is gone.
    form.formRef.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };
  return (
    <Form form={form} label={label}>
      <UnsavedChangesGuard form={form} />
      {children}
      <Flex
        direction="column"
        gap="4"
        paddingBlock="4"
        paddingInline={{ base: '4', md: '6' }}
        borderTopWidth="1px"
      >
        {theirs && <SettingsConflict onTakeOver={takeSaved}>{describe(theirs)}</SettingsConflict>}
        <FormMessage />
        <Flex wrap="wrap" align="center" justify="flex-end" gap="3">
          <Text textStyle="small" color="fg.muted" flex={{ base: '1 0 100%', sm: '1' }} role="status">
            {isDirty ? 'Kaydedilmemiş değişiklikler var.' : 'Bütün değişiklikler kayıtlı.'}
          </Text>
          {isDirty && (
            <Button variant="outline" onClick={takeSaved}>
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
