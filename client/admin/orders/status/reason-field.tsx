import { TextAreaField } from '../../../ui/fields/text-area-field';
import { MAX_REASON } from './reason';

interface ReasonFieldProps {
  label?: string;
  /** Who reads it. */
  hint?: string;
}

/** Why something was done with an order. */
export function ReasonField({ label = 'Açıklama', hint = 'Müşteri de okur.' }: ReasonFieldProps) {
  return <TextAreaField name="reason" label={label} hint={hint} isOptional limit={MAX_REASON} />;
}
