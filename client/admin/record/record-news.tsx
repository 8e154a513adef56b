import { type FieldValues, useFormState } from 'react-hook-form';
import { focusSubmit } from '../../ui/form/form-controls';
import { type PanelRecord } from './record';
import { ReceivedChanges } from './received-changes';
import { RecordConflicts } from './record-conflicts';
import { type RecordForm } from './use-record';

interface RecordNewsProps<Values extends FieldValues> {
  fields: PanelRecord<Values>['fields'];
  state: RecordForm<Values>;
}

/** What others saved while the form was open: to be decided where both changed the same, else to be known. */
export function RecordNews<Values extends FieldValues>({ fields, state }: RecordNewsProps<Values>) {
  const { form, conflicts, received } = state;
  const { isDirty } = useFormState({ control: form.methods.control });
  if (conflicts.length > 0) {
    // The button that was pressed is gone.
    const goOn = () => focusSubmit(form.formRef.current);
    return <RecordConflicts fields={fields} state={state} onDecided={goOn} />;
  }
  if (received.length === 0) return null;
  return <ReceivedChanges fields={fields} changes={received} hasOwn={isDirty} />;
}
