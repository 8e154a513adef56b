import { type ReactNode } from 'react';
import { formatPhone } from '../../ui/format';
import { taxNumberWarning } from '../../ui/tax-number';
import { CheckoutTextField } from './checkout-text-field';
import styles from './fields.module.css';
import { FormSection } from './form-section';
import { type CheckoutForm } from './use-checkout-form';

interface BuyerSectionProps {
  form: CheckoutForm;
  hint: ReactNode;
}

/** Who orders; a company is asked for what belongs on its invoice, and may leave it out. */
export function BuyerSection({ form, hint }: BuyerSectionProps) {
  const { texts } = form.values;
  const isCompany = texts['buyer.company'].trim() !== '';
  const writePhoneInGroups = () => {
    const grouped = formatPhone(texts['buyer.phone']);
    if (grouped !== texts['buyer.phone']) form.write('buyer.phone', grouped);
  };
  return (
    <FormSection number={1} title="Alıcı bilgileri" hint={hint}>
      <div className={styles.fields}>
        <CheckoutTextField form={form} field="buyer.name" autoComplete="name" maxLength={200} />
        <CheckoutTextField
          form={form}
          field="buyer.phone"
          type="tel"
          autoComplete="tel"
          maxLength={30}
          onBlur={writePhoneInGroups}
        />
        <CheckoutTextField
          form={form}
          field="buyer.email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          isWide
          hint="Siparişinizle ilgili yazışmalar bu adrese gelir."
        />
        <CheckoutTextField
          form={form}
          field="buyer.company"
          autoComplete="organization"
          maxLength={200}
          isOptional
          isWide
          hint={isCompany ? undefined : 'Fatura firmanıza kesilecekse doldurun.'}
        />
        {isCompany && (
          <>
            <CheckoutTextField
              form={form}
              field="buyer.taxNumber"
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              isOptional
              hint="VKN 10, şahıs firmasında TCKN 11 hanedir."
              warning={taxNumberWarning(texts['buyer.taxNumber'])}
            />
            <CheckoutTextField
              form={form}
              field="buyer.taxOffice"
              autoComplete="off"
              maxLength={100}
              isOptional
            />
          </>
        )}
      </div>
    </FormSection>
  );
}
