import { useWatch } from 'react-hook-form';
import { groupIban, hasRightCheckDigits, isTurkishIban } from '../../../shop/iban';
import { FieldRows } from '../../../ui/fields/field-rows';
import { Fields } from '../../../ui/fields/fields';
import { TextField } from '../../../ui/fields/text-field';
import { BANK_ACCOUNTS, MAX_ACCOUNTS, NEW_ACCOUNT } from './bank-accounts.field';

/** The accounts for bank transfers. A digit that cannot be right is said beside the field; it may be, so it is saved. */
export function BankAccountRows() {
  return (
    <FieldRows
      name="bankAccounts"
      label={BANK_ACCOUNTS.label}
      rowLabel={(place) => `Hesap ${String(place)}`}
      addLabel="Hesap ekle"
      newRow={() => ({ ...NEW_ACCOUNT })}
      most={MAX_ACCOUNTS}
      isTall
    >
      {(path) => (
        <Fields>
          <TextField name={`${path}.bank`} label="Banka" autoComplete="off" />
          <TextField name={`${path}.holder`} label="Hesap sahibi" autoComplete="off" />
          <IbanField name={`${path}.iban`} />
        </Fields>
      )}
    </FieldRows>
  );
}

function IbanField({ name }: { name: string }) {
  const typed = String(useWatch({ name }) ?? '');
  const isDoubtful = isTurkishIban(typed) && !hasRightCheckDigits(typed);
  return (
    <TextField
      name={name}
      label="IBAN"
      autoComplete="off"
      spellCheck={false}
      format={groupIban}
      gridColumn="1 / -1"
      {...(isDoubtful && { warning: 'Denetim haneleri tutmuyor: bir rakam yanlış olabilir.' })}
    />
  );
}
