import { useId } from 'react';
import { chooseTheme, type ThemeChoice, useThemeChoice } from '../../design/theme-choice';
import styles from './theme-choice-field.module.css';

const CHOICES: readonly { choice: ThemeChoice; word: string }[] = [
  { choice: 'light', word: 'Açık' },
  { choice: 'dark', word: 'Koyu' },
  { choice: 'system', word: 'Sistem' },
];

/** All three themes beside each other: the button of the header only turns light and dark around. */
export function ThemeChoiceField() {
  const name = useId();
  const chosen = useThemeChoice();
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>Görünüm</legend>
      <div className={styles.choices}>
        {CHOICES.map(({ choice, word }) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={chosen === choice}
              onChange={() => chooseTheme(choice)}
            />
            <span>{word}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
