import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFormParts } from '../../ui/fields/form-context';
import { TextField } from '../../ui/fields/text-field';
import { namedControls } from '../../ui/form/form-controls';
import { oneTimeCode } from './one-time-code';

interface OneTimeCodeFieldProps {
  name: string;
  /** Whether a recovery code is accepted in its place. */
  isRecoveryAllowed?: boolean;
  /** Whether the sixth digit sends the form; where something is lost by that, the person presses the button. */
  isSentWhenComplete?: boolean;
}

/** Takes the code of an authenticator app, typed, pasted or offered by the browser. */
export function OneTimeCodeField(props: OneTimeCodeFieldProps) {
  const { name, isRecoveryAllowed = false, isSentWhenComplete = true } = props;
  useSentWhenComplete(name, isSentWhenComplete);
  const hint = isRecoveryAllowed
    ? 'Uygulamanızdaki 6 haneli kod ya da kurtarma kodlarınızdan biri'
    : 'Doğrulama uygulamanızdaki 6 haneli kod';
  return (
    <TextField
      name={name}
      label="Doğrulama kodu"
      hint={isSentWhenComplete ? `${hint}; altıncı hanede kendiliğinden gönderilir.` : `${hint}.`}
      autoComplete="one-time-code"
      inputMode={isRecoveryAllowed ? undefined : 'numeric'}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

/** Sends the form once for each complete code, where nothing else of it is blank. */
function useSentWhenComplete(name: string, isActive: boolean): void {
  const { subscribe } = useFormContext<Record<string, string>>();
  const { formRef } = useFormParts();
  const sent = useRef<string>(undefined);
  useEffect(() => {
    if (!isActive) return undefined;
    return subscribe({
      formState: { values: true },
      callback: ({ name: changed, values }) => {
        if (changed !== name || !formRef.current) return;
        const { data: code } = oneTimeCode.safeParse(values[name]);
        if (code === sent.current) return;
        sent.current = code;
        const names = [...namedControls(formRef.current).keys()];
        if (code !== undefined && names.every((each) => values[each] !== '')) formRef.current.requestSubmit();
      },
    });
  }, [subscribe, formRef, name, isActive]);
}
