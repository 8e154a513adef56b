import { Plus } from 'lucide-react';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import text from '../../../design/text.module.css';
import { paths } from '../../../paths';
import { formatCount, formatLira } from '../../../shop/format';
import { Button } from '../../../ui/controls/button';
import { Icon } from '../../../ui/controls/icon';
import { type AskedLine, listPriceOf, MAX_LINES, productLine, textLine } from './asked-lines';
import { CodePaste } from './code-paste';
import { ConsentChoice } from './consent-choice';
import { ContactFields } from './contact-fields';
import { FileField } from '../../../ui/files/file-field';
import { QUOTE_FILES } from '../../../shop/upload-routes';
import { LineRow } from './line-row';
import { ProductFinder } from './product-finder';
import { errorsBelow } from './request-errors';
import styles from './request-form.module.css';
import field from './request-field.module.css';
import { type RequestForm as Form } from './use-request-form';

interface RequestFormProps {
  form: Form;
  /** Until the scripts answer nothing can be typed that would be lost. */
  isReady: boolean;
  isGuest: boolean;
}

/** What is asked for and by whom; the same on the page and in the dialog. */
export function RequestForm({ form, isReady, isGuest }: RequestFormProps) {
  const { draft, errors, message, isSending } = form;
  const element = useRef<HTMLFormElement>(null);
  const website = useRef<HTMLInputElement>(null);
  const id = useId();
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    // With the errors on the screen.
    if (refusals > 0) focusFirstError(element.current);
  }, [refusals]);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const wrong = await form.send(website.current?.value ?? '');
    if (Object.keys(wrong).length > 0) setRefusals((count) => count + 1);
  };
  const remove = (line: AskedLine, place: number) => {
    flushSync(() => form.removeLine(line));
    focusLine(element.current, place);
  };
  const addText = () => {
    flushSync(() => form.addLines([textLine()]));
    const rows = element.current?.querySelectorAll('[data-lines] > li') ?? [];
    rows[rows.length - 1]?.querySelector<HTMLElement>('textarea, input')?.focus();
  };
  const isFull = draft.lines.length >= MAX_LINES;
  return (
    <form
      ref={element}
      noValidate
      className={styles.form}
      aria-label="Teklif talebi"
      onSubmit={(event) => void submit(event)}
    >
      <fieldset disabled={!isReady} className={styles.all}>
        <section aria-labelledby={`${id}-urunler`}>
          <header className={styles.head}>
            <h2 id={`${id}-urunler`} className={text.h3}>
              Ürünler
            </h2>
            <p className={`${text.small} ${text.muted}`}>{countText(draft.lines)}</p>
          </header>
          <ul data-lines>
            {draft.lines.map((line, index) => (
              <LineRow
                key={line.key}
                line={line}
                place={index + 1}
                errors={errorsBelow(errors, `lines.${String(index)}`)}
                onChange={form.changeLine}
                onRemove={() => remove(line, index)}
              />
            ))}
          </ul>
          <div className={styles.add}>
            {isFull ? (
              <p className={field.hint}>
                Bir talepte en çok {MAX_LINES} kalem olur; gerisini dosya olarak ekleyin.
              </p>
            ) : (
              <div className={styles.ways}>
                <ProductFinder onFound={(product) => form.addLines([productLine(product)])} />
                <Button data-add onClick={addText}>
                  <Icon of={Plus} size={18} />
                  Serbest kalem ekle
                </Button>
              </div>
            )}
            <CodePaste onRead={form.addLines} />
            {errors.lines !== undefined && (
              <p role="alert" tabIndex={-1} data-error className={field.error}>
                {errors.lines}
              </p>
            )}
          </div>
          <ListSum lines={draft.lines} />
        </section>
        <ContactFields form={form} isGuest={isGuest} />
        <section className={styles.section} aria-labelledby={`${id}-mesaj`}>
          <h2 id={`${id}-mesaj`} className={text.h3}>
            Mesaj
          </h2>
          <p className={`${text.small} ${text.muted}`}>
            İsteğe bağlı. Çalışma noktası, teslim tarihi, eşdeğer marka.
          </p>
          <textarea
            className={field.control}
            rows={4}
            maxLength={2000}
            aria-label="Mesaj"
            aria-invalid={errors.message !== undefined}
            aria-describedby={errors.message === undefined ? undefined : `${id}-mesaj-not`}
            value={draft.texts.message}
            onChange={({ target }) => form.changeText('message', target.value)}
          />
          {errors.message !== undefined && (
            <p id={`${id}-mesaj-not`} className={field.error}>
              {errors.message}
            </p>
          )}
          <FileField
            address={QUOTE_FILES.address}
            files={draft.files}
            errors={Object.keys(errors).flatMap((path) =>
              /^files\b/.test(path) ? (errors[path] ?? []) : [],
            )}
            onAdd={form.addFiles}
            onRemove={form.removeFile}
            onUploading={form.noteUploading}
          />
        </section>
        {/* People do not see it; programs fill it in. */}
        <div className={styles.trap} aria-hidden>
          <label htmlFor={`${id}-site`}>Web siteniz</label>
          <input ref={website} id={`${id}-site`} name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <section className={styles.section}>
          <ConsentChoice form={form} />
          {message && (
            <p role="alert" className={styles.message}>
              {message}
            </p>
          )}
          <p className={`${text.small} ${text.muted}`}>
            Bilgileriniz yalnız bu teklif için işlenir:{' '}
            <Link className={text.link} to={paths.staticPage('kvkk-aydinlatma')}>
              KVKK aydınlatma metni
            </Link>
            .
          </p>
          <div className={styles.foot}>
            <Button tone="copper" size="large" type="submit" aria-busy={isSending} disabled={isSending}>
              {isSending ? 'Gönderiliyor...' : 'Teklif İste'}
            </Button>
            <p className={`${text.small} ${text.muted}`}>
              Ücretsizdir, sipariş değildir.
              <br />
              Referans numaranız hemen ekranda.
            </p>
          </div>
        </section>
      </fieldset>
      <noscript>
        <p className={styles.message}>
          Formu göndermek için tarayıcınızda JavaScript açık olmalıdır. Bizi arayarak da teklif
          isteyebilirsiniz.
        </p>
      </noscript>
    </form>
  );
}

function countText(lines: readonly AskedLine[]): string {
  if (lines.length === 0) return 'Henüz kalem yok';
  return `${formatCount(lines.length)} kalem`;
}

/** What the list says of those lines that it prices. */
function ListSum({ lines }: { lines: readonly AskedLine[] }) {
  const prices = lines.map((line) => (line.kind === 'product' ? listPriceOf(line) : null));
  const sum = lines.reduce((total, { quantity }, index) => total + (prices[index] ?? 0) * quantity, 0);
  const unpriced = prices.filter((price) => price === null).length;
  if (lines.length === 0) return null;
  return (
    <dl className={styles.sum}>
      {unpriced < lines.length && (
        <div>
          <dt>Liste tutarı, {formatCount(lines.length - unpriced)} kalem</dt>
          <dd>
            <span translate="no">{formatLira(sum)}</span> <small>+ KDV</small>
          </dd>
        </div>
      )}
      {unpriced > 0 && (
        <div>
          <dt>Fiyatı teklifte yazılacak</dt>
          <dd>{formatCount(unpriced)} kalem</dd>
        </div>
      )}
    </dl>
  );
}

/** The line that took the place of a removed one, or the way to add one. */
function focusLine(form: HTMLFormElement | null, place: number): void {
  const rows = form?.querySelectorAll('[data-lines] > li') ?? [];
  const row = rows[Math.min(place, rows.length - 1)];
  const target = row?.querySelector<HTMLElement>('[data-remove]') ?? form?.querySelector('[data-add]');
  if (target instanceof HTMLElement) target.focus();
}

function focusFirstError(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-error]')?.focus();
}
