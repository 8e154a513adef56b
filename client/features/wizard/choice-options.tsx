import controls from '../../design/controls.module.css';
import { formatCount } from '../../shop/format';
import { INDIFFERENT, INDIFFERENT_LABEL, mayBeIndifferent, type Question } from './questions';
import meter from './meter.module.css';
import styles from './question-form.module.css';
import { type WizardAnswer } from './wizard.query';

interface ChoiceOptionsProps {
  question: Extract<Question, { kind: 'one' | 'several' }>;
  wizard: WizardAnswer;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** The answers to choose from, each with how many products it would leave. */
export function ChoiceOptions({ question, wizard, chosen, onChange }: ChoiceOptionsProps) {
  const { kind, parameter, name } = question;
  const counts = new Map(
    wizard.questions
      .find((one) => one.question === name)
      ?.options.map(({ answer, count }) => [answer, count]),
  );
  const most = Math.max(1, ...counts.values());
  const options = question.options.map(({ code, answer, label }) => ({
    code,
    label,
    count: counts.get(answer) ?? 0,
  }));
  const choose = (code: string, isOn: boolean) => {
    if (kind === 'one' || (isOn && code === INDIFFERENT)) onChange(isOn ? [code] : []);
    else {
      const others = chosen.filter((one) => one !== code && one !== INDIFFERENT);
      onChange(isOn ? [...others, code] : others);
    }
  };
  const input = (code: string) => (
    <input
      type={kind === 'one' ? 'radio' : 'checkbox'}
      className={kind === 'one' ? controls.radio : controls.check}
      name={parameter}
      value={code}
      required={kind === 'one'}
      checked={chosen.includes(code)}
      onChange={({ target }) => choose(code, target.checked)}
    />
  );
  return (
    <div className={styles.options}>
      {options.map(({ code, label, count }) => (
        <label key={code} className={count === 0 ? `${styles.option} ${styles.none}` : styles.option}>
          {input(code)}
          <b>{label}</b>
          <progress className={meter.meter} aria-hidden max={most} value={count} />
          <span className={styles.count}>{formatCount(count)} ürün</span>
        </label>
      ))}
      {mayBeIndifferent(question) && (
        <label className={styles.option}>
          {input(INDIFFERENT)}
          <b>{INDIFFERENT_LABEL}</b>
        </label>
      )}
    </div>
  );
}
