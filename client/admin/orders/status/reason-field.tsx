import { TextAreaField } from '../../../ui/fields/text-area-field';
import { MAX_REASON } from './reason';

interface ReasonFieldProps {
  label?: string;
  /** Who reads it. */
  hint?: string;
  isOptional?: boolean;
}

/** Why something was done with an order. */
export function ReasonField({
  label = 'Açıklama',
  hint = 'Müşteri bu metni e-postada ve takip sayfasında görür.',
  isOptional = true,
}: ReasonFieldProps) {
  return <TextAreaField name="reason" label={label} hint={hint} isOptional={isOptional} limit={MAX_REASON} />;
}
