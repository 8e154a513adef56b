import { Link } from 'react-router-dom';
import { useMutation } from 'urql';
import { paths } from '../../app/paths';
import { graphql } from '../../graphql/graphql';
import { announceSessionChange } from '../../graphql/session-change';
import { CheckField } from '../../ui/check-field';
import { EmailField } from '../../ui/email-field';
import { Form } from '../../ui/form';
import { FormFault } from '../../ui/form-fault';
import { SubmitButton } from '../../ui/submit-button';
import { TextField } from '../../ui/text-field';
import text from '../../ui/text.module.css';
import { useForm } from '../../ui/use-form';
import styles from './account-form.module.css';
import { NewPasswordFields } from './new-password-fields';
import { accountFaults } from './account-faults';
import { registrationFaults } from './registration-faults';
import { textOf } from '../../ui/text-of';

const RegisterMutation = graphql(`
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      id
    }
  }
`);

/** The server says no more of an address that has an account already. */
const EMAIL_TAKEN = 'REGISTRATION_FAILED';

interface RegistrationFormProps {
  /** Where to go on after signing in instead, where that is not the home page. */
  returnTo: string | undefined;
  onSuccess: () => void;
}

/** Opens an account and signs in to it. */
export function RegistrationForm({ returnTo, onSuccess }: RegistrationFormProps) {
  const [, register] = useMutation(RegisterMutation);
  const form = useForm(async (values) => {
    const faults = registrationFaults(values);
    if (faults) return faults;
    const { error } = await register({ input: inputOf(values) });
    if (error) return accountFaults(error);
    onSuccess();
    announceSessionChange();
    return undefined;
  });
  return (
    <Form form={form} label="Kayıt" className={styles.form}>
      <FormFault>
        {form.faults.code === EMAIL_TAKEN && (
          <p className={styles.ways}>
            <Link to={paths.login(returnTo)} className={text.link}>
              Giriş yapın
            </Link>
            <Link to={paths.forgottenPassword()} className={text.link}>
              Şifremi unuttum
            </Link>
          </p>
        )}
      </FormFault>
      <TextField name="name" label="Ad soyad" autoComplete="name" />
      <EmailField name="email" label="E-posta" />
      <TextField name="company" label="Firma adı" autoComplete="organization" isOptional />
      <NewPasswordFields label="Şifre" />
      <div className={styles.legal}>
        <CheckField name="acceptsTerms">
          <TextLink slug="kullanim-kosullari">Kullanım koşullarını</TextLink> okudum, kabul ediyorum.
        </CheckField>
        <p className={styles.notice}>
          Kişisel verilerinizi ne için ve nasıl işlediğimizi{' '}
          <TextLink slug="kvkk-aydinlatma">KVKK aydınlatma metninde</TextLink> açıklıyoruz.
        </p>
      </div>
      <SubmitButton busyLabel="Kayıt yapılıyor..." size="large" isFull>
        Kayıt Ol
      </SubmitButton>
    </Form>
  );
}

/** Opens beside the form, so that nothing typed is lost. */
function TextLink({ slug, children }: { slug: string; children: string }) {
  return (
    <a href={paths.staticPage(slug)} target="_blank" rel="noopener" className={text.link}>
      {children}
      <span className={text.hidden}> (yeni sekmede açılır)</span>
    </a>
  );
}

function inputOf(values: FormData) {
  const company = textOf(values, 'company').trim();
  return {
    name: textOf(values, 'name').trim(),
    email: textOf(values, 'email').trim(),
    company: company === '' ? null : company,
    password: textOf(values, 'password'),
    passwordConfirmation: textOf(values, 'passwordConfirmation'),
    acceptsTerms: values.has('acceptsTerms'),
  };
}
