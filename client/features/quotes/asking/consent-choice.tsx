import controls from '../../../design/controls.module.css';
import text from '../../../design/text.module.css';
import { paths } from '../../../paths';
import styles from './consent-choice.module.css';
import { type RequestForm } from './use-request-form';

/** Commercial messages: a choice of its own, never ticked beforehand, and no condition of a quote. */
export function ConsentChoice({ form: { consent, draft, agreeTo } }: { form: RequestForm }) {
  if (!consent) return null;
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        className={controls.check}
        name="marketingConsent"
        checked={draft.agreedTo === consent.hash}
        onChange={({ target }) => agreeTo(target.checked ? consent.hash : '')}
      />
      <span>
        <a className={text.link} href={paths.staticPage(consent.slug)} target="_blank" rel="noopener">
          {consent.title}
          <span className={styles.newTab}> (yeni sekmede açılır)</span>
        </a>{' '}
        metnini okudum; kampanya ve haber iletileri almak istiyorum. (isteğe bağlı)
      </span>
    </label>
  );
}
