import { type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { formatPhone } from '../../../shop/format';
import { taxNumberWarning } from '../../../shop/tax-number';
import { EmailField } from '../../../ui/fields/email-field';
import { Fields } from '../../../ui/fields/fields';
import { TextField } from '../../../ui/fields/text-field';
import { FormSection } from '../../../ui/form/form-section';
import { useHiddenFields } from '../../../ui/form/use-hidden-fields';
import { type CheckoutValues } from './checkout-form';

/** Who orders; a company is asked for what belongs on its invoice, and may leave it out. */
export function BuyerSection({ reason }: { reason: ReactNode }) {
  const [company, taxNumber] = useWatch<CheckoutValues, ['buyer.company', 'buyer.taxNumber']>({
    name: ['buyer.company', 'buyer.taxNumber'],
  });
  const isCompany = company.trim() !== '';
  useHiddenFields(!isCompany, 'buyer.taxNumber', 'buyer.taxOffice');
  return (
    <FormSection number={1} title="Alıcı bilgileri" reason={reason}>
      <Fields>
        <TextField name="buyer.name" label="Ad soyad" autoComplete="name" />
        <TextField name="buyer.phone" label="Telefon" type="tel" autoComplete="tel" format={formatPhone} />
        <EmailField
          name="buyer.email"
          label="E-posta"
          gridColumn="1 / -1"
          hint="Siparişinizle ilgili yazışmalar bu adrese gelir."
        />
        <TextField
          name="buyer.company"
          label="Firma adı"
          isOptional
          gridColumn="1 / -1"
          autoComplete="organization"
          hint={
            isCompany
              ? 'Firma adına verilen siparişlerde cayma hakkı yoktur.'
              : 'Fatura firmanıza kesilecekse doldurun.'
          }
        />
        {isCompany && (
          <>
            <TextField
              name="buyer.taxNumber"
              label="Vergi numarası"
              isOptional
              inputMode="numeric"
              autoComplete="off"
              hint="VKN 10, şahıs firmasında TCKN 11 hanedir."
              warning={taxNumberWarning(taxNumber)}
            />
            <TextField name="buyer.taxOffice" label="Vergi dairesi" isOptional autoComplete="off" />
          </>
        )}
      </Fields>
    </FormSection>
  );
}
