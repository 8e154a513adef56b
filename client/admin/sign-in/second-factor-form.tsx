import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { TextField } from '../../ui/fields/text-field';
import { Form } from '../../ui/form/form';
import { type FormErrors } from '../../ui/form/form-errors';
import { FormMessage } from '../../ui/form/form-message';
import { SubmitButton } from '../../ui/form/submit-button';
import { useFirstFocus } from '../../ui/form/use-first-focus';
import { useForm } from '../../ui/form/use-form';
import * as z from '../../ui/form/zod';
import { oneTimeCode, recoveryCode } from './one-time-code';
import { OneTimeCodeField } from './one-time-code-field';

export type CodeKind = 'app' | 'recovery';

interface SecondFactorFormProps {
  /** What was proved by then: `Şifreniz doğru.` */
  proved: string;
  send: (code: string, kind: CodeKind) => Promise<FormErrors | undefined>;
  onBack: () => void;
}

/** The second step of signing in: the code of the app, or a recovery code in its place. */
export function SecondFactorForm(props: SecondFactorFormProps) {
  const [kind, setKind] = useState<CodeKind>('app');
  return (
    <>
      <Text>
        {kind === 'app'
          ? `${props.proved} Hesabınızın ikinci adımı için doğrulama uygulamanızı açın.`
          : 'Telefonunuza ulaşamıyorsanız sakladığınız kurtarma kodlarından birini kullanın; her kod bir kez geçerlidir.'}
      </Text>
      <CodeForm key={kind} kind={kind} send={props.send} />
      <Flex wrap="wrap" justify="space-between" gap="3" paddingTop="4" borderTopWidth="1px">
        <Button variant="plain" onClick={() => props.onBack()}>
          Başka hesapla girin
        </Button>
        <Button variant="plain" onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
          {kind === 'app' ? 'Kurtarma kodu kullanın' : 'Uygulama kodu kullanın'}
        </Button>
      </Flex>
    </>
  );
}

function CodeForm({ kind, send }: Pick<SecondFactorFormProps, 'send'> & { kind: CodeKind }) {
  const form = useForm({
    schema: z.object({ code: kind === 'app' ? oneTimeCode : recoveryCode }),
    defaultValues: { code: '' },
    send: ({ code }) => send(code, kind),
  });
  // What had the focus is gone, and a code is all that is asked here.
  useFirstFocus(form, 'code');
  return (
    <Form form={form} label="İkinci adım">
      <Stack gap="4">
        <FormMessage />
        {kind === 'app' ? (
          <OneTimeCodeField name="code" />
        ) : (
          <TextField
            name="code"
            label="Kurtarma kodu"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        <SubmitButton busyLabel="Doğrulanıyor..." size="lg" width="full">
          Doğrula
        </SubmitButton>
      </Stack>
    </Form>
  );
}
