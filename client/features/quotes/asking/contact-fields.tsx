import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import text from '../../../design/text.module.css';
import { paths } from '../../../paths';
import { formatPhone } from '../../../shop/format';
import styles from './request-form.module.css';
import { RequestField } from './request-field';
import { type RequestForm } from './use-request-form';

interface ContactFieldsProps {
  form: RequestForm;
  isGuest: boolean;
}

/** Who asks, and their own references. */
export function ContactFields({ form: { draft, errors, changeText }, isGuest }: ContactFieldsProps) {
  const id = useId();
  const { pathname, search } = useLocation();
  const { texts } = draft;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={text.h3}>
        İletişim
      </h2>
      <p className={`${text.small} ${text.muted}`}>
        Teklif bu adrese gelir.{' '}
        {isGuest && (
          <>
            <Link className={text.link} to={paths.login(pathname + search)}>
              Giriş yapın
            </Link>
            , bilgileriniz dolsun.
          </>
        )}
      </p>
      <div className={styles.fields}>
        <RequestField
          label="Ad soyad"
          autoComplete="name"
          maxLength={200}
          value={texts.name}
          error={errors['buyer.name']}
          onType={(typed) => changeText('name', typed)}
        />
        <RequestField
          label="Telefon"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          value={texts.phone}
          error={errors['buyer.phone']}
          onType={(typed) => changeText('phone', typed)}
          onBlur={() => changeText('phone', formatPhone(texts.phone))}
        />
        <RequestField
          isWide
          label="E-posta"
          type="email"
          autoComplete="email"
          maxLength={254}
          value={texts.email}
          error={errors['buyer.email']}
          onType={(typed) => changeText('email', typed)}
        />
        <RequestField
          isWide
          isOptional
          label="Firma"
          autoComplete="organization"
          maxLength={200}
          value={texts.company}
          error={errors['buyer.company']}
          onType={(typed) => changeText('company', typed)}
        />
        <RequestField
          isOptional
          label="Proje / şantiye"
          autoComplete="off"
          maxLength={100}
          value={texts.project}
          error={errors['references.project']}
          onType={(typed) => changeText('project', typed)}
        />
        <RequestField
          isOptional
          label="Satın alma sipariş no"
          autoComplete="off"
          maxLength={100}
          value={texts.purchaseOrder}
          error={errors['references.purchaseOrder']}
          onType={(typed) => changeText('purchaseOrder', typed)}
        />
      </div>
    </section>
  );
}
