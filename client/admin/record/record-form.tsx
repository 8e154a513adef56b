import { Button, Card, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { Form } from '../../ui/form/form';
import { focusSubmit } from '../../ui/form/form-controls';
import { FormMessage } from '../../ui/form/form-message';
import { SubmitButton } from '../../ui/form/submit-button';
import { UnsavedChangesGuard } from '../../ui/form/unsaved-changes-guard';
import { type PanelRecord } from './record';
import { type FormPart, TableOfContents } from './table-of-contents';
import { RecordNews } from './record-news';
import { HISTORY_ID } from './record-history';
import { SaveBar } from './save-bar';
import { useChangedFields } from './use-changed-fields';
import { type RecordForm as RecordFormState } from './use-record';
import { useSaveKey } from './use-save-key';

interface RecordFormProps<Values extends FieldValues, Data> {
  record: PanelRecord<Values, Data>;
  state: RecordFormState<Values>;
  /** It is a card that is saved above its fields as well as below them, and says above them what came of it. */
  isLong?: boolean;
  /** Of a long form with many parts, each of which its links lead to. */
  parts?: readonly FormPart[] | undefined;
  children: ReactNode;
}

/** The form of a record: what was changed in it, what somebody else changed, too, and the way to save. */
export function RecordForm<Values extends FieldValues, Data>({
  record,
  state,
  isLong = false,
  parts,
  children,
}: RecordFormProps<Values, Data>) {
  const { form, discard } = state;
  useSaveKey(form.formRef);
  const bar = {
    record,
    state,
    onDiscard: () => {
      discard();
      focusSubmit(form.formRef.current);
    },
  };
  const notes = (
    <>
      <RecordNews fields={record.fields} state={state} />
      <FormMessage />
    </>
  );
  return (
    <Form form={form} label={record.label}>
      <UnsavedChangesGuard form={form} />
      {isLong ? (
        <Stack gap="4" maxWidth={parts ? '74rem' : '60rem'}>
          <LongFormBar {...bar} />
          {notes}
          <InParts {...bar} parts={parts}>
            <Card.Root>
              {children}
              <RecordFoot {...bar} isAlone={false} />
            </Card.Root>
          </InParts>
        </Stack>
      ) : (
        <>
          {children}
          <RecordFoot {...bar}>{notes}</RecordFoot>
        </>
      )}
    </Form>
  );
}

interface InPartsProps<Values extends FieldValues> extends RecordPart<Values> {
  parts: readonly FormPart[] | undefined;
  children: ReactNode;
}

/** The form beside a list of its parts. */
function InParts<Values extends FieldValues>({ record, state, parts, children }: InPartsProps<Values>) {
  const changed = useChangedFields(record.fields, state.form.methods, state.begun);
  if (!parts) return children;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', xl: '12rem minmax(0, 1fr)' }}
      columnGap="6"
      rowGap="4"
      alignItems="start"
    >
      <TableOfContents parts={parts} changed={changed} historyId={HISTORY_ID} />
      {children}
    </Grid>
  );
}

interface RecordPart<Values extends FieldValues> {
  record: Pick<PanelRecord<Values>, 'fields'>;
  state: RecordFormState<Values>;
}

/** Beside another bar it neither stands out nor is read out. */
interface FootProps<Values extends FieldValues> extends BarProps<Values> {
  isAlone?: boolean;
  children?: ReactNode;
}

interface BarProps<Values extends FieldValues> extends RecordPart<Values> {
  onDiscard: () => void;
}

/** On a phone it stays above the form, which the other one ends. */
function LongFormBar<Values extends FieldValues>({
  record: { fields },
  state: { form, begun },
  onDiscard,
}: BarProps<Values>) {
  const changed = useChangedFields(fields, form.methods, begun);
  return (
    <SaveBar
      changed={changed.map((name) => fields[name].label)}
      onDiscard={onDiscard}
      order={0}
      position={{ base: 'static', md: 'sticky' }}
    />
  );
}

function RecordFoot<Values extends FieldValues>({
  state: { form },
  onDiscard,
  isAlone = true,
  children,
}: FootProps<Values>) {
  const { isDirty } = useFormState({ control: form.methods.control });
  return (
    <Flex
      direction="column"
      gap="4"
      paddingBlock="4"
      paddingInline={{ base: '4', md: '6' }}
      borderTopWidth="1px"
    >
      {children}
      <Flex wrap="wrap" align="center" justify="flex-end" gap="3">
        <Text
          textStyle="small"
          color="fg.muted"
          flex={{ base: '1 0 100%', sm: '1' }}
          {...(isAlone && { role: 'status' })}
        >
          {isDirty ? 'Kaydedilmemiş değişiklikler var.' : 'Bütün değişiklikler kayıtlı.'}
        </Text>
        {isDirty && (
          <Button variant="outline" onClick={onDiscard}>
            Vazgeç
          </Button>
        )}
        <SubmitButton busyLabel="Kaydediliyor..." {...(isAlone && { colorPalette: 'petrol' })}>
          Kaydet
        </SubmitButton>
      </Flex>
    </Flex>
  );
}
