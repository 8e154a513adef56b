import { Send } from 'lucide-react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useClient } from 'urql';
import text from '../../design/text.module.css';
import { refusalOf, type Refusal } from '../../graphql/refusal';
import { paths } from '../../paths';
import { formatCount } from '../../shop/format';
import { Button } from '../../ui/controls/button';
import { Icon } from '../../ui/controls/icon';
import { useHydrated } from '../../ui/controls/use-hydrated';
import { MESSAGE_FILES } from '../../shop/upload-routes';
import { FileField } from '../../ui/files/file-field';
import { useSentFiles } from '../../ui/files/use-sent-files';
import { AddContactMessageMutation, messageOf, type Receipt } from './add-contact-message';
import { contactErrors } from './contact-errors';
import { ContactField } from './contact-field';
import styles from './contact-form.module.css';
import { type ContactAddress } from './contact-parameters';
import { ContactPart } from './contact-part';
import { ContactSubjects } from './contact-subjects';
import { FilesWithoutScripts } from './files-without-scripts';
import { SentMessage } from './sent-message';
import { usePrefill } from './use-prefill';

const SUCCESS_MS = 3_000;
const MAX_TEXT = 4_000;
const MAX_NAME = 200;
const FIRST_INVALID = '[aria-invalid="true"]:not(fieldset), fieldset[aria-invalid="true"] input';
const ORDER_PATTERN = '#?[0-9a-fA-F]{8}';

interface ContactFormProps {
  address: ContactAddress;
  /** The product that is asked about. */
  product: { slug: string; name: string } | null;
  note: string | undefined;
  /** What a browser without scripts sent in vain. */
  refused: RefusedForm | undefined;
}

interface RefusedForm {
  readonly values: Readonly<Record<string, string>>;
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
}

/** A message to the shop; a form of the browser, which scripts only send without leaving the page. */
export function ContactForm({ address, product, note, refused }: ContactFormProps) {
  const client = useClient();
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  // A page of the server was readable before scripts took it over.
  const [shownAt] = useState(() => (isHydrated ? performance.now() : 0));
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<Pick<Refusal, 'message' | 'fields'> | undefined>(
    refused && { message: refused.message, fields: refused.errors },
  );
  const [receipt, setReceipt] = useState<Receipt>();
  const [isFresh, setIsFresh] = useState(false);
  const [length, setLength] = useState(0);
  const files = useSentFiles(MESSAGE_FILES);
  const { fill, isCustomer } = usePrefill(form);

  useEffect(() => {
    if (!isFresh) return;
    const timer = setTimeout(() => setIsFresh(false), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [isFresh]);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>(FIRST_INVALID)?.focus();
  }, [refusal]);

  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending || isFresh) return;
    if (files.waiting) {
      setRefusal({ ...files.waiting, fields: {} });
      return;
    }
    const errors = contactErrors(event.currentTarget);
    if (Object.keys(errors).length > 0) {
      setRefusal({ message: 'Lütfen işaretli alanları kontrol edin.', fields: errors });
      return;
    }
    setIsSending(true);
    setRefusal(undefined);
    const seconds = Math.floor((performance.now() - shownAt) / 1_000);
    const sent = new FormData(event.currentTarget);
    const input = messageOf(sent, { secondsOnPage: seconds, files: files.ids });
    const { data, error } = await client.mutation(AddContactMessageMutation, { input }).toPromise();
    setIsSending(false);
    if (data) {
      // At once: what is typed from now on is another message. What was typed meanwhile is one already.
      if (form.current && isUnchanged(form.current, sent)) {
        form.current.reset();
        fill();
        setLength(0);
        // What was pressed is shut for a while, and far below what is said.
        outcome.current?.focus();
      }
      files.forget();
      setReceipt(data.addContactMessage);
      setIsFresh(true);
    } else if (error) setRefusal({ fields: {}, ...files.refused(refusalOf(error)) });
  };

  const errorOf = (field: string) => refusal?.fields[field];
  const typed = (name: string) => refused?.values[name];
  return (
    <form
      ref={form}
      method="post"
      action={paths.contact()}
      encType="multipart/form-data"
      className={styles.form}
      aria-label="Mesaj formu"
      // Without scripts the browser says what is missing, in its own language.
      noValidate={isHydrated}
      onSubmit={(event) => void send(event)}
    >
      <SentMessage receipt={receipt} isFresh={isFresh} note={outcome} />
      <ContactSubjects chosen={address.subject} product={product} error={errorOf('subject')} />
      <ContactPart
        title="Siz"
        reason={
          <>
            Yanıt bu adrese gelir.
            {!isCustomer && (
              <>
                {' '}
                <Link className={text.link} to={paths.login(paths.contact())}>
                  Giriş yapın
                </Link>
                , alanlar dolsun.
              </>
            )}
          </>
        }
      >
        <ContactField label="Ad soyad" error={errorOf('name')}>
          <input name="ad" defaultValue={typed('ad')} required maxLength={MAX_NAME} autoComplete="name" />
        </ContactField>
        <ContactField label="E-posta" error={errorOf('email')}>
          <input
            name="eposta"
            defaultValue={typed('eposta')}
            type="email"
            required
            maxLength={254}
            autoComplete="email"
          />
        </ContactField>
        <ContactField label="Telefon" isOptional error={errorOf('phone')}>
          <input
            name="telefon"
            defaultValue={typed('telefon')}
            type="tel"
            maxLength={40}
            autoComplete="tel"
          />
        </ContactField>
        <ContactField label="Firma" isOptional error={errorOf('company')}>
          <input
            name="firma"
            defaultValue={typed('firma')}
            maxLength={MAX_NAME}
            autoComplete="organization"
          />
        </ContactField>
      </ContactPart>
      <ContactPart title="Mesaj" reason="Fotoğraf veya etiket, çoğu soruyu kısaltır.">
        <ContactField
          label="Mesajınız"
          isWide
          note={note}
          hint={length > 0 ? `${formatCount(length)} / ${formatCount(MAX_TEXT)}` : undefined}
          error={errorOf('message')}
        >
          <textarea
            name="mesaj"
            defaultValue={typed('mesaj')}
            rows={6}
            required
            maxLength={MAX_TEXT}
            onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
          />
        </ContactField>
        <ContactField label="Sipariş no" isOptional error={errorOf('order')}>
          <input
            name="siparis"
            defaultValue={typed('siparis') ?? address.order}
            pattern={ORDER_PATTERN}
            title="Sipariş numarasının sekiz karakteri, örneğin 1f3c5a70"
            maxLength={9}
            autoComplete="off"
          />
        </ContactField>
        {isHydrated && (
          <div className={styles.field}>
            <FileField {...files.field} />
          </div>
        )}
        <FilesWithoutScripts uploaded={typed('yuklenen')} error={errorOf('files')} />
        <div className={styles.trap} aria-hidden="true">
          <label>
            Bu alanı boş bırakın
            <input name="web" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      </ContactPart>
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal.message}
        </p>
      )}
      <div className={styles.foot}>
        <Button tone="copper" size="large" type="submit" disabled={isSending || isFresh}>
          <Icon of={Send} />
          {isSending ? 'Gönderiliyor…' : 'Mesajı gönder'}
        </Button>
        <p className={text.small}>
          Bilgileriniz yalnız mesajınızı yanıtlamak için işlenir.{' '}
          <a className={text.link} href={paths.staticPage('kvkk-aydinlatma')}>
            KVKK aydınlatma metni
          </a>
          {isCustomer && (
            <>
              {' · '}
              <Link className={text.link} to={paths.messages()}>
                Önceki mesajlarınız
              </Link>
            </>
          )}
        </p>
      </div>
    </form>
  );
}

const isUnchanged = (form: HTMLFormElement, sent: FormData): boolean =>
  [...new FormData(form)].every(([name, value]) => sent.get(name) === value);
