import { type FieldValues, useFormState } from 'react-hook-form';
import { LeaveGuard } from './leave-guard';
import { type FormState } from './use-form';

interface UnsavedChangesGuardProps<Values extends FieldValues, Parsed> {
  form: Pick<FormState<Values, Parsed>, 'methods' | 'isAccepted'>;
}

/** Asks before a page with unsaved changes is left. */
export function UnsavedChangesGuard<Values extends FieldValues, Parsed>({
  form: { methods, isAccepted },
}: UnsavedChangesGuardProps<Values, Parsed>) {
  const { isDirty } = useFormState({ control: methods.control });
  return (
    <LeaveGuard
      isActive={isDirty}
      isStillNeeded={() => !isAccepted.current}
      title="Kaydedilmemiş değişiklikler var"
      confirmLabel="Kaydetmeden çık"
    >
      Bu sayfadan ayrılırsanız yazdıklarınız kaydedilmez.
    </LeaveGuard>
  );
}
