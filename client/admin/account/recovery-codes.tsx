import { Button, Card, chakra, Flex, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Download, KeyRound, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CheckField } from '../../ui/choices/check-field';
import { CopyButton } from '../../ui/controls/copy-button';
import { Icon } from '../../ui/controls/icon';
import { Form } from '../../ui/form/form';
import { LeaveGuard } from '../../ui/form/leave-guard';
import { SubmitButton } from '../../ui/form/submit-button';
import { useForm } from '../../ui/form/use-form';
import * as z from '../../ui/form/zod';
import { downloadText, recoveryCodesText } from './recovery-codes-file';

const SCHEMA = z.object({
  isStored: z.boolean().refine((isStored) => isStored, 'Önce kodları sakladığınızı onaylayın'),
});

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Whose they are, as they sign in. */
  login: string;
  onStored: () => void;
}

/** The codes are shown this once: the way on asks whether they are kept. */
export function RecoveryCodes({ codes, login, onStored }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useForm({
    schema: SCHEMA,
    defaultValues: { isStored: false },
    send: () => Promise.resolve(undefined),
    onAccepted: onStored,
  });
  // What led here is gone.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const text = recoveryCodesText({ codes, login, host: window.location.host });
  return (
    <Card.Root as="section" maxWidth="42rem" marginInline="auto" aria-labelledby="kurtarma-kodlari">
      <Card.Body gap="5">
        <Stack gap="2">
          <Flex align="center" gap="2.5" color="petrol.fg">
            <Icon of={KeyRound} size={22} />
            <Heading ref={heading} as="h2" id="kurtarma-kodlari" tabIndex={-1} textStyle="h2" color="fg">
              Kurtarma kodlarınız
            </Heading>
          </Flex>
          <Text color="fg.muted">
            Telefonunuza ulaşamazsanız bu kodlardan biriyle girersiniz; her biri bir kez geçerlidir. Kodlar{' '}
            <b>yalnızca şimdi gösterilir</b>: şifre yöneticinizde ya da kâğıtta, telefonunuzdan ayrı bir yerde
            saklayın.
          </Text>
        </Stack>
        <SimpleGrid as="ul" aria-label="Kurtarma kodları" columns={{ base: 1, sm: 2 }} gap="2">
          {codes.map((code) => (
            <chakra.li
              key={code}
              paddingBlock="2"
              paddingInline="3"
              borderRadius="l2"
              bg="bg.subtle"
              fontFamily="mono"
              fontSize="h3"
              textAlign="center"
              letterSpacing="wide"
            >
              {code}
            </chakra.li>
          ))}
        </SimpleGrid>
        <Flex wrap="wrap" align="center" gap="2" _print={{ display: 'none' }}>
          <CopyButton value={text} what="Kurtarma kodları" />
          <Button variant="outline" size="sm" onClick={() => downloadText('kurtarma-kodlari.txt', text)}>
            <Icon of={Download} />
            İndir
          </Button>
          <Button variant="outline" size="sm" onClick={() => window.print()}>
            <Icon of={Printer} />
            Yazdır
          </Button>
        </Flex>
        <chakra.div paddingTop="5" borderTopWidth="1px" _print={{ display: 'none' }}>
          <Form form={form} label="Kodların saklanması">
            <Stack gap="4" align="flex-start">
              <CheckField name="isStored">Kodları kaydettim</CheckField>
              <SubmitButton busyLabel="Tamamlanıyor...">Bitir</SubmitButton>
            </Stack>
          </Form>
        </chakra.div>
        <LeaveGuard isActive title="Kodlar saklanmadan çıkılsın mı?" confirmLabel="Kaydetmeden çık">
          Bu sayfadan ayrılırsanız kurtarma kodlarını bir daha göremezsiniz; yenilerini oluşturmanız gerekir.
        </LeaveGuard>
      </Card.Body>
    </Card.Root>
  );
}
