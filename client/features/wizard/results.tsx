import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Form, Link } from 'react-router-dom';
import { useClient } from 'urql';
import text from '../../design/text.module.css';
import { paths } from '../../paths';
import { formatCount } from '../../shop/format';
import { useSite } from '../../shop/site';
import { Button } from '../../ui/controls/button';
import { ButtonLink } from '../../ui/controls/button-link';
import { CopyButton } from '../../ui/controls/copy-button';
import { Icon } from '../../ui/controls/icon';
import { BrokenPipe } from '../../ui/feedback/broken-pipe';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Pager } from '../../ui/navigation/pager';
import { CompareTable } from './compare-table';
import { answerLabel, QUESTIONS } from './questions';
import { ResultCard } from './result-card';
import styles from './results.module.css';
import {
  answerParameters,
  MAX_COMPARED,
  MAX_PAGE,
  toAnswers,
  wantedQuantity,
  wizardAddress,
  type WizardState,
} from './wizard-state';
import { CountWizardAnswersMutation, RESULTS_SHOWN, type WizardAnswer } from './wizard.query';

interface ResultsProps {
  state: WizardState;
  wizard: WizardAnswer;
}

/** What all answers lead to: the products with why, those chosen side by side, or why there is none. */
export function Results({ state, wizard }: ResultsProps) {
  useCounted(state);
  const { origin } = useSite();
  if (wizard.total === 0) return <NothingFound state={state} wizard={wizard} />;
  const compared = wizard.results.filter(({ product }) => state.compared.includes(product.slug));
  return (
    <div className={styles.results}>
      <div className={styles.head}>
        <h2 className={text.h1}>{formatCount(wizard.total)} ürün uyuyor</h2>
        <CopyButton value={`${origin}${wizardAddress(state)}`} what="Bağlantı" label="Bağlantıyı kopyala" />
      </div>
      {wizard.relaxed.length > 0 && <Relaxed state={state} wizard={wizard} />}
      {compared.length > 1 && <CompareTable results={compared} />}
      <ResultList key={wizardAddress(state, { page: state.page })} state={state} wizard={wizard} />
      <Pager
        page={state.page}
        lastPage={Math.min(MAX_PAGE, Math.ceil(wizard.total / RESULTS_SHOWN))}
        addressOf={(page) => wizardAddress(state, { page })}
      />
      <p className={text.small}>
        Yanıtlarınız ürünü listeye alır, puan sırayı belirler. «Öne çıkan» ve «yeni» puanı mağazanın
        seçimidir; bu yüzden ayrı gösterilir. Eşit puanda ada göre sıralanır.
      </p>
    </div>
  );
}

/** The results in one form, whose boxes choose what stands side by side; works without scripts. */
function ResultList({ state, wizard }: ResultsProps) {
  // Comparing makes another address; what was unfolded stays so.
  const address = wizardAddress(state, state);
  const [choice, setChoice] = useState<{ from: string; slugs: readonly string[] }>();
  if (choice && choice.from !== address) setChoice(undefined);
  const chosen = choice?.from === address ? choice.slugs : state.compared;
  const compare = (slug: string, isOn: boolean) => {
    const slugs = isOn ? [...chosen, slug].slice(-MAX_COMPARED) : chosen.filter((one) => one !== slug);
    setChoice({ from: address, slugs });
  };
  return (
    <Form method="get" action={paths.wizard()} preventScrollReset={false}>
      {answerParameters(state).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {state.page > 1 && <input type="hidden" name="sayfa" value={state.page} />}
      <ol className={styles.list}>
        {wizard.results.map((result) => (
          <ResultCard
            key={result.id}
            result={result}
            quantity={wantedQuantity(state)}
            quoteAddress={quoteAddress(state, result.product.slug)}
            isComparable={wizard.results.length > 1}
            isCompared={chosen.includes(result.product.slug)}
            onCompare={(isOn) => compare(result.product.slug, isOn)}
          />
        ))}
      </ol>
      {wizard.results.length > 1 && (
        <div className={styles.compare}>
          <p className={text.small} role="status">
            {chosen.length > 0
              ? `${String(chosen.length)} ürün seçili`
              : `En çok ${String(MAX_COMPARED)} ürün yan yana gösterilir`}
          </p>
          <Button type="submit">Seçilenleri karşılaştır</Button>
          <Button type="submit" formAction={paths.quote()}>
            Seçilenlere teklif isteyin
          </Button>
        </div>
      )}
    </Form>
  );
}

/** Asks for a quote of one product, with the answers. */
const quoteAddress = (state: WizardState, slug: string) =>
  paths.quote(new URLSearchParams([...answerParameters(state), ['urun', slug]]));

function Relaxed({ state, wizard: { relaxed, total } }: ResultsProps) {
  const names = relaxed.map(({ question, answer }) => answerLabel(question, answer)).join(', ');
  const [first] = relaxed;
  const question = QUESTIONS.find(({ name }) => name === first?.question);
  return (
    <div className={styles.relaxed} role="note">
      <Icon of={SlidersHorizontal} />
      <div>
        <b>
          {relaxed.length === 1 ? 'Bir ölçüt gevşetildi' : `${String(relaxed.length)} ölçüt gevşetildi`}:{' '}
          {names}.
        </b>{' '}
        Yanıtların tümüne uyan ürün yoktu. En esnek ölçütler çıkarılınca {formatCount(total)} ürün bulundu;
        ötekilere dokunulmadı.
        {question && (
          <p>
            <Link className={text.link} to={wizardAddress(state, { question })}>
              Yanıtı değiştirin
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}

function NothingFound({ state, wizard: { isCatalogEmpty } }: ResultsProps) {
  const category = QUESTIONS[0];
  return (
    <EmptyState icon={<BrokenPipe />} title="Kriterlere uygun ürün bulunamadı" isInCard>
      <p>
        {isCatalogEmpty
          ? 'Mağazaya henüz ürün eklenmemiş.'
          : 'Bu kategoride henüz ürün yok. Yanıtlarınız adreste durur; kategoriyi değiştirebilir ya da bize sorabilirsiniz.'}
      </p>
      <p className={styles.ways}>
        <ButtonLink tone="petrol" to={wizardAddress(state, { question: category })}>
          Kategoriyi değiştirin
        </ButtonLink>
        <ButtonLink to={paths.quote(new URLSearchParams(answerParameters(state)))}>
          Bu yanıtlarla teklif iste
        </ButtonLink>
      </p>
    </EmptyState>
  );
}

/** The addresses whose answers were counted since the shop was opened. */
const COUNTED = new Set<string>();

/** Counts the answers, once for each set of them; whether that succeeds is nobody's business here. */
function useCounted(state: WizardState): void {
  const client = useClient();
  const address = wizardAddress(state);
  const count = useEffectEvent(
    () => void client.mutation(CountWizardAnswersMutation, { answers: toAnswers(state) }).toPromise(),
  );
  useEffect(() => {
    if (COUNTED.has(address)) return;
    COUNTED.add(address);
    count();
  }, [address]);
}
