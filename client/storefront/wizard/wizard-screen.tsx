import { Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import layout from '../../design/layout.module.css';
import text from '../../design/text.module.css';
import { AnswerList } from '../../features/wizard/answer-list';
import { AskEngineer } from '../../features/wizard/ask-engineer';
import { QuestionForm } from '../../features/wizard/question-form';
import { QUESTIONS } from '../../features/wizard/questions';
import { Results } from '../../features/wizard/results';
import { readWizard, toAnswers, wizardAddress } from '../../features/wizard/wizard-state';
import { RESULTS_SHOWN, WizardQuery } from '../../features/wizard/wizard.query';
import { runQuery } from '../../graphql/query';
import { paths } from '../../paths';
import { formatCount } from '../../shop/format';
import { Icon } from '../../ui/controls/icon';
import { breadcrumbList } from '../../ui/navigation/breadcrumb-list';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import { type MetaRequest, type PageMeta, type ScreenRequest, useScreenData } from '../screen';
import styles from './wizard-screen.module.css';

const TITLE = 'Ürün Sihirbazı';
const MAX_CACHED_ANSWERS = 2;
const TRAIL = [
  { name: 'Ana Sayfa', path: paths.home() },
  { name: TITLE, path: paths.wizard() },
];

export async function loader({ client, url }: ScreenRequest) {
  const state = readWizard(url.searchParams);
  const isDone = state.question === undefined;
  const { wizard } = await runQuery(client, WizardQuery, {
    answers: toAnswers(state),
    skip: isDone ? (state.page - 1) * RESULTS_SHOWN : 0,
    take: isDone ? RESULTS_SHOWN : 0,
  });
  return { wizard, address: url.search };
}

export function meta({ url, site }: MetaRequest<Awaited<ReturnType<typeof loader>>>): PageMeta {
  const { answers } = readWizard(url.searchParams);
  return {
    title: TITLE,
    description: `Yedi soruyla işinize uyan ürünü bulun: kategori, uygulama, kapasite, bütçe, malzeme, özellikler ve adet. Her sonuçta neden önerildiği yazar.`,
    canonicalPath: paths.wizard(),
    robots: answers.size === 0 ? 'index, follow' : 'noindex, follow',
    // There are as many addresses as answers put together: only the first of them are worth a place.
    isUncached: answers.size > MAX_CACHED_ANSWERS,
    jsonLd: [breadcrumbList(TRAIL, site.origin)],
  };
}

/** Seven questions, one after the other, then the products they lead to. The address holds every answer. */
export function Component() {
  const { wizard, address } = useScreenData<typeof loader>();
  const state = readWizard(new URLSearchParams(address));
  const { question } = state;
  const percent = Math.round((wizard.answered / QUESTIONS.length) * 100);
  const step = question ? QUESTIONS.indexOf(question) + 1 : QUESTIONS.length;
  return (
    <div className={layout.page}>
      <Breadcrumbs trail={TRAIL} />
      <div className={`${layout.head} ${styles.head}`}>
        <h1 className={text.h1}>Ürün sihirbazı</h1>
        <Link className={`${text.link} ${styles.restart}`} to={paths.wizard()}>
          <Icon of={Undo2} /> Baştan başla
        </Link>
      </div>
      <div className={styles.progress}>
        <progress aria-label="İlerleme" max={100} value={percent} />
        <p className={text.small}>
          <b>{question ? `${String(step)}. adım` : `${String(step)} / ${String(QUESTIONS.length)}`}</b>
          {question && ` / ${String(QUESTIONS.length)}`}{' '}
          <span className={text.muted}>
            {question
              ? `${formatCount(wizard.answered)} soru yanıtlandı, %${String(percent)}`
              : `tüm sorular yanıtlandı, %${String(percent)}`}
          </span>
        </p>
      </div>
      <div className={question ? styles.asking : styles.found}>
        <aside className={styles.answers}>
          <AnswerList state={state} wizard={wizard} />
          {!question && wizard.total > 0 && <AskEngineer state={state} results={wizard.results} />}
        </aside>
        {question ? (
          <QuestionForm
            key={wizardAddress(state, { question })}
            question={question}
            state={state}
            wizard={wizard}
          />
        ) : (
          <Results state={state} wizard={wizard} />
        )}
      </div>
    </div>
  );
}
