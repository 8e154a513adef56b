import { type FieldValues } from 'react-hook-form';
import { toaster } from '../../ui/feedback/toaster';
import { isFieldSame, type PanelRecord, type ReadRecord } from './record';
import { valuesAt } from './record-merge';
import { type RecordForm } from './use-record';

/** Puts an earlier version into the form, and says so: the form may hold the very same values already. */
export const fillFromHistory =
  <Values extends FieldValues>(
    record: Pick<PanelRecord<Values>, 'fields'>,
    saved: ReadRecord<Values>,
    { form, fill }: Pick<RecordForm<Values>, 'form' | 'fill'>,
  ) =>
  (version: number): void => {
    const values = valuesAt(record, saved, version);
    const shown = form.methods.getValues();
    const names = Object.keys(record.fields) as (keyof Values & string)[];
    if (names.every((name) => isFieldSame(record.fields, name, shown, values))) {
      toaster.create({ type: 'info', title: 'Form zaten bu hâlde' });
      return;
    }
    fill(values);
    toaster.create({ type: 'info', title: 'Eski hâli forma kondu', description: 'Kaydedince geçerli olur.' });
  };
