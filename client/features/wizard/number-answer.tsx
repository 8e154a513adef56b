import controls from '../../design/controls.module.css';
import { useHydrated } from '../../ui/controls/use-hydrated';
import { capacityUnit, INDIFFERENT, INDIFFERENT_LABEL, mayBeIndifferent, type Question } from './questions';
import styles from './question-form.module.css';
import { type WizardState } from './wizard-state';

interface NumberAnswerProps {
  question: Extract<Question, { kind: 'number' }>;
  state: WizardState;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** A number, typed or drawn along a line; it counts as answered once somebody gave it. */
export function NumberAnswer({ question, state, chosen, onChange }: NumberAnswerProps) {
  const isHydrated = useHydrated();
  const { name, parameter, label, most } = question;
  const unit = name === 'CAPACITY' ? capacityUnit(state.answers.get('kategori')?.[0]) : undefined;
  const isIndifferent = chosen[0] === INDIFFERENT;
  const number = isIndifferent ? '' : (chosen[0] ?? '');
  const type = (typed: string) => onChange(typed === '' ? [] : [typed]);
  return (
    <div className={styles.number}>
      <label className={styles.typed}>
        <span>{unit ? `${label}, ${unit}` : label}</span>
        <input
          type="number"
          inputMode="numeric"
          name={isIndifferent ? undefined : parameter}
          min={1}
          max={most}
          step={1}
          required={!mayBeIndifferent(question)}
          value={number}
          onChange={({ target }) => type(target.value)}
        />
      </label>
      {isHydrated && (
        <input
          type="range"
          className={controls.range}
          aria-label={`${label}, 1 ile ${String(most)} arasında`}
          min={1}
          max={most}
          value={number === '' ? 1 : number}
          data-untouched={number === '' ? '' : undefined}
          onChange={({ target }) => type(target.value)}
        />
      )}
      {mayBeIndifferent(question) && (
        <label className={styles.option}>
          <input
            type="checkbox"
            className={controls.check}
            name={parameter}
            value={INDIFFERENT}
            checked={isIndifferent}
            onChange={({ target }) => onChange(target.checked ? [INDIFFERENT] : [])}
          />
          <b>{INDIFFERENT_LABEL}</b>
        </label>
      )}
    </div>
  );
}
