import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import text from '../../design/text.module.css';
import { formatCount } from '../../shop/format';
import { Icon } from '../../ui/controls/icon';
import styles from './answer-list.module.css';
import { capacityUnit, INDIFFERENT, INDIFFERENT_LABEL, type Question, QUESTIONS } from './questions';
import { isAsked, wizardAddress, type WizardState } from './wizard-state';
import { type WizardAnswer } from './wizard.query';

interface AnswerListProps {
  state: WizardState;
  wizard: WizardAnswer;
}

/** What was answered, each with the way to another answer; then what is still to come. */
export function AnswerList({ state, wizard }: AnswerListProps) {
  return (
    <section aria-labelledby="wizard-answers">
      <h2 id="wizard-answers" className={text.h3}>
        Yanıtlarınız
      </h2>
      <ol className={styles.steps}>
        {QUESTIONS.map((question, index) => (
          <Step key={question.name} question={question} number={index + 1} state={state} wizard={wizard} />
        ))}
      </ol>
    </section>
  );
}

interface StepProps extends AnswerListProps {
  question: Question;
  number: number;
}

function Step({ question, number, state, wizard }: StepProps) {
  const { name, label } = question;
  const isNow = question === state.question;
  const answer = answerText(question, state);
  const isDone = answer !== undefined && !isNow;
  const left = wizard.questions.find((one) => one.question === name)?.left ?? null;
  return (
    <li className={isDone ? styles.done : undefined} aria-current={isNow ? 'step' : undefined}>
      <b className={styles.number}>{isDone ? <Icon of={Check} /> : number}</b>
      <div>
        <span>{label}</span>
        {isNow ? <b>şimdi soruluyor</b> : answer !== undefined && <b>{answer}</b>}
        {isDone && left !== null && isAsked(question, state.answers) && (
          <small>{formatCount(left)} ürün kaldı</small>
        )}
      </div>
      {isDone && isAsked(question, state.answers) && (
        <Link
          className={text.link}
          to={wizardAddress(state, { question })}
          aria-label={`${label} yanıtını değiştir`}
        >
          Değiştir
        </Link>
      )}
    </li>
  );
}

/** In words; undefined without an answer. */
function answerText(question: Question, { answers }: WizardState): string | undefined {
  if (!isAsked(question, answers)) return 'bu kategoride sorulmaz';
  const codes = answers.get(question.parameter);
  if (!codes) return undefined;
  if (codes[0] === INDIFFERENT) return INDIFFERENT_LABEL;
  if (question.kind === 'number') {
    const unit = question.name === 'CAPACITY' ? capacityUnit(answers.get('kategori')?.[0]) : 'adet';
    return `${codes[0] ?? ''} ${unit ?? ''}`;
  }
  return question.options
    .filter(({ code }) => codes.includes(code))
    .map(({ label }) => label)
    .join(', ');
}
