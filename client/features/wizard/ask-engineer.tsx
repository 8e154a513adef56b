import text from '../../design/text.module.css';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/controls/button-link';
import styles from './ask-engineer.module.css';
import { answerParameters, MAX_COMPARED, type WizardState } from './wizard-state';

interface AskEngineerProps {
  state: WizardState;
  /** What the answers led to. */
  results: readonly { product: { slug: string } }[];
}

/** Leaves the choice to the shop: a request for a quote with the answers, and with what they led to first. */
export function AskEngineer({ state, results }: AskEngineerProps) {
  const first = results.slice(0, MAX_COMPARED);
  const products = first.map(({ product }): [string, string] => ['urun', product.slug]);
  return (
    <section className={styles.ask} aria-labelledby="wizard-ask">
      <h2 id="wizard-ask" className={text.h3}>
        Kararı bize bırakın
      </h2>
      <p>
        Yanıtlarınız ve {first.length === 1 ? 'bu ürün' : `ilk ${String(first.length)} ürün`} talebe yazılır;
        göndermeden önce kalemleri değiştirebilirsiniz.
      </p>
      <ButtonLink
        tone="copper"
        isFull
        to={paths.quote(new URLSearchParams([...answerParameters(state), ...products]))}
      >
        Bu yanıtlarla teklif iste
      </ButtonLink>
    </section>
  );
}
