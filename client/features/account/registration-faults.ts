import { type FormFaults } from '../../ui/form-faults';
import { missingFields } from '../../ui/missing-fields';
import { passwordFaults } from './password-faults';

const REQUIRED_FIELDS = ['name', 'email', 'password', 'passwordConfirmation'];

/** What can be said of a registration before the server is asked: one kind of fault at a time, in this order. */
export function registrationFaults(values: FormData): FormFaults | undefined {
  return (
    missingFields(values, REQUIRED_FIELDS, 'Lütfen tüm zorunlu alanları doldurun') ??
    passwordFaults(values) ??
    unacceptedTerms(values)
  );
}

function unacceptedTerms(values: FormData): FormFaults | undefined {
  if (values.has('acceptsTerms')) return undefined;
  return { fields: { acceptsTerms: 'Kullanım koşullarını kabul etmelisiniz' } };
}
