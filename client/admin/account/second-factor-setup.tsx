import { Box, Button, Code, Flex, Link, List, QrCode, Stack } from '@chakra-ui/react';
import { useMutation } from 'urql';
import { CopyButton } from '../../ui/controls/copy-button';
import { Form } from '../../ui/form/form';
import { FormMessage } from '../../ui/form/form-message';
import { SubmitButton } from '../../ui/form/submit-button';
import { useFirstFocus } from '../../ui/form/use-first-focus';
import { useForm } from '../../ui/form/use-form';
import * as z from '../../ui/form/zod';
import { oneTimeCode } from '../sign-in/one-time-code';
import { OneTimeCodeField } from '../sign-in/one-time-code-field';
import { proofErrors } from './proof-errors';
import {
  ConfirmSecondFactorMutation,
  ENDS_SESSIONS,
  type SecondFactorSetup,
} from './second-factor-operations';

const SCHEMA = z.object({ code: oneTimeCode });

interface SetupProps {
  setup: SecondFactorSetup;
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** The secret goes to the app, a code of the app comes back. */
export function SecondFactorSetupForm({ setup: { secret, uri }, onDone, onCancel }: SetupProps) {
  const [, confirm] = useMutation(ConfirmSecondFactorMutation);
  const form = useForm({
    schema: SCHEMA,
    defaultValues: { code: '' },
    send: async (input) => {
      const { data, error } = await confirm({ input }, ENDS_SESSIONS);
      if (error) return proofErrors(error);
      if (data) onDone(data.confirmSecondFactor);
      return undefined;
    },
  });
  // The button that began it is gone.
  useFirstFocus(form, 'code');
  return (
    <Form form={form} label="İki adımlı doğrulama kurulumu">
      <Stack gap="5">
        <List.Root as="ol" gap="5">
          <List.Item>
            Telefonunuzdaki doğrulama uygulamasıyla (Google Authenticator, Microsoft Authenticator, Aegis …)
            bu kodu okutun.
            <Flex wrap="wrap" align="center" gap="5" marginTop="3">
              {/* Cameras want dark squares on light ground, in both themes. */}
              <Box padding="3" borderRadius="l3" borderWidth="1px" bg="white" color="black">
                <QrCode.Root value={uri} size="lg" encoding={{ ecc: 'M' }}>
                  <QrCode.Frame role="img" aria-label="Kurulumun karekodu; altındaki anahtarla aynı bilgi">
                    <QrCode.Pattern />
                  </QrCode.Frame>
                </QrCode.Root>
              </Box>
              <Stack gap="2" flex="1" minWidth="14rem" textStyle="small" color="fg.muted">
                <p>Okutamıyorsanız anahtarı uygulamaya elle yazın:</p>
                <Flex wrap="wrap" align="center" gap="2">
                  <Code size="md" whiteSpace="normal" overflowWrap="anywhere">
                    {inGroups(secret)}
                  </Code>
                  <CopyButton value={secret} what="Anahtar" />
                </Flex>
                <Link href={uri} alignSelf="flex-start" paddingBlock="0.5">
                  Bu cihazdaki uygulamada açın
                </Link>
              </Stack>
            </Flex>
          </List.Item>
          <List.Item>Uygulamanın gösterdiği kodu yazın; kurulum bununla tamamlanır.</List.Item>
        </List.Root>
        <FormMessage />
        <Box maxWidth="sm">
          <OneTimeCodeField name="code" />
        </Box>
        <Flex wrap="wrap" gap="3">
          <SubmitButton busyLabel="Doğrulanıyor...">Doğrula ve aç</SubmitButton>
          <Button variant="outline" onClick={onCancel}>
            Vazgeç
          </Button>
        </Flex>
      </Stack>
    </Form>
  );
}

/** ABCDEFGH → ABCD EFGH: easier to type. */
function inGroups(secret: string): string {
  return secret.replace(/.{4}(?=.)/g, '$& ');
}
