import { ArrowLeft, ArrowRight, Info } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router-dom';
import text from '../../design/text.module.css';
import { paths } from '../../paths';
import { formatCount } from '../../shop/format';
import { Button } from '../../ui/controls/button';
import { ButtonLink } from '../../ui/controls/button-link';
import { Icon } from '../../ui/controls/icon';
import { useHydrated } from '../../ui/controls/use-hydrated';
import { ChoiceOptions } from './choice-options';
import { NumberAnswer } from './number-answer';
import { CAPACITY_PARAMETER, capacityUnit, type Question } from './questions';
import styles from './question-form.module.css';
import {
  answerParameters,
  isLastOpen,
  questionBefore,
  wizardAddress,
  type WizardState,
} from './wizard-state';
import { type WizardAnswer } from './wizard.query';

interface QuestionFormProps {
  question: Question;
  state: WizardState;
  wizard: WizardAnswer;
}

/** One question: a form that leads to the next one, with the answers so far in its address; works without scripts. */
export function QuestionForm({ question, state, wizard }: QuestionFormProps) {
  const isHydrated = useHydrated();
  const { state: navigation } = useNavigation();
  const [chosen, setChosen] = useState(() => [...(state.answers.get(question.parameter) ?? [])]);
  const heading = useHeadingFocus();
  const before = questionBefore(question, state.answers);
  const isLast = isLastOpen(question, state);
  const isMissing = chosen.length === 0;
  return (
    <Form method="get" action={paths.wizard()} className={styles.form}>
      {answersToKeep(state, question, chosen).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <fieldset className={styles.question}>
        <legend ref={heading} tabIndex={-1} className={text.h2}>
          {question.title}
        </legend>
        <p className={text.muted}>{question.note}</p>
        {question.kind === 'number' ? (
          <NumberAnswer question={question} state={state} chosen={chosen} onChange={setChosen} />
        ) : (
          <ChoiceOptions question={question} wizard={wizard} chosen={chosen} onChange={setChosen} />
        )}
        {question.name === 'BUDGET' && wizard.onRequest > 0 && (
          <p className={styles.note}>
            <Icon of={Info} />
            Fiyatı sorulan {formatCount(wizard.onRequest)} ürün her seçenekte kalır ve sonuçlarda işaretlenir.
          </p>
        )}
      </fieldset>
      <div className={styles.foot}>
        {before ? (
          <ButtonLink size="large" to={wizardAddress(state, { question: before })}>
            <Icon of={ArrowLeft} />
            Geri
          </ButtonLink>
        ) : (
          <Button size="large" disabled>
            <Icon of={ArrowLeft} />
            Geri
          </Button>
        )}
        <p className={text.small} role="status">
          {isHydrated && isMissing ? 'Devam etmek için bir yanıt seçin' : leftText(state, wizard)}
        </p>
        <Button
          tone="copper"
          size="large"
          type="submit"
          disabled={(isHydrated && isMissing) || navigation === 'loading'}
        >
          {isLast ? 'Sonuçları Gör' : 'İleri'}
          <Icon of={ArrowRight} />
        </Button>
      </div>
    </Form>
  );
}

/** The answers to the other questions. A capacity is asked again where the category counts it in another unit. */
function answersToKeep(state: WizardState, question: Question, [chosen]: readonly string[]) {
  const kept = answerParameters(state, question);
  const before = state.answers.get(question.parameter)?.[0];
  const isOtherUnit = question.name === 'CATEGORY' && capacityUnit(chosen) !== capacityUnit(before);
  return isOtherUnit ? kept.filter(([parameter]) => parameter !== CAPACITY_PARAMETER) : kept;
}

function leftText({ answers }: WizardState, { total, relaxed }: WizardAnswer): string {
  if (relaxed.length > 0) return 'Yanıtların hepsine uyan ürün kalmadı; sonuçlarda en yakınları gösterilir';
  return answers.has('kategori') ? `${formatCount(total)} ürün kalıyor` : '';
}

/** The heading of the next question gets the focus, once the button that led to it is gone. */
function useHeadingFocus() {
  const heading = useRef<HTMLLegendElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
