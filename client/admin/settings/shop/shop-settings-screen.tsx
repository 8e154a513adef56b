import { type ReactNode } from 'react';
import { type FieldValues } from 'react-hook-form';
import { useMutation } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { type ReadRecord } from '../../record/record';
import { RecordForm } from '../../record/record-form';
import { RecordHistory } from '../../record/record-history';
import { fillFromHistory } from '../../record/fill-from-history';
import { type FormPart } from '../../record/table-of-contents';
import { useRecord } from '../../record/use-record';
import { SettingsScreen } from '../settings-screen';
import { type ShopRecord } from './shop-record';
import { UpdateSettingsMutation } from './shop-settings.query';

interface ShopSettingsScreenProps<Values extends FieldValues> {
  record: ShopRecord<Values>;
  /** Of a tab with many. */
  parts?: readonly FormPart[];
  /** The fields of the tab. */
  children: ReactNode;
}

/** One tab of the settings of the shop. */
export function ShopSettingsScreen<Values extends FieldValues>({
  record,
  parts,
  children,
}: ShopSettingsScreenProps<Values>) {
  return (
    <SettingsScreen title={record.label} record={record}>
      {(saved) => (
        <ShopSettingsForm record={record} saved={saved} {...(parts && { parts })}>
          {children}
        </ShopSettingsForm>
      )}
    </SettingsScreen>
  );
}

function ShopSettingsForm<Values extends FieldValues>({
  record,
  parts,
  saved,
  children,
}: ShopSettingsScreenProps<Values> & { saved: ReadRecord<Values> }) {
  const [, update] = useMutation(UpdateSettingsMutation);
  const state = useRecord(record, saved, async (values, expectedVersion, begun) => {
    const settings = record.inputOf(values, begun);
    const { data, error } = await update({ input: { expectedVersion, settings } });
    if (error) return { errors: record.errorsOf(refusalOf(error)) };
    return data ? { saved: record.valuesOf(data.updateSettings) } : { errors: {} };
  });
  return (
    <>
      <RecordForm record={record} state={state} isLong parts={parts}>
        {children}
      </RecordForm>
      <RecordHistory record={record} saved={saved} onRestore={fillFromHistory(record, saved, state)} />
    </>
  );
}
