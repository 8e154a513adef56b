import { Button, Flex } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useMutation } from 'urql';
import { toaster } from '../../ui/feedback/toaster';
import { proofErrors } from './proof-errors';
import { type Proof, ProofDialog } from './proof-dialog';
import {
  BeginSecondFactorMutation,
  ENDS_SESSIONS,
  RemoveSecondFactorMutation,
  RenewRecoveryCodesMutation,
  type SecondFactorSetup,
} from './second-factor-operations';

const CHANGES = {
  renew: {
    label: 'Kurtarma kodlarını yenile',
    title: 'Kurtarma kodları yenilensin mi?',
    text: 'Eski kodlar geçersiz olur, diğer oturumlarınız kapanır.',
    asks: 'code',
    submitLabel: 'Yenile',
    busyLabel: 'Yenileniyor...',
    colorPalette: 'petrol',
  },
  replace: {
    label: 'Başka uygulamaya geç',
    title: 'Başka uygulamaya geçilsin mi?',
    text: 'Yeni uygulama bir kodla doğrulanana kadar şimdiki geçerli kalır.',
    asks: 'password and code',
    submitLabel: 'Devam et',
    busyLabel: 'Hazırlanıyor...',
    colorPalette: 'petrol',
  },
  remove: {
    label: 'Doğrulamayı kapat',
    title: 'İki adımlı doğrulama kapatılsın mı?',
    text: 'Bundan sonra panele yalnızca şifreyle girilir; diğer oturumlarınız kapanır.',
    asks: 'password and code',
    submitLabel: 'Doğrulamayı kapat',
    busyLabel: 'Kapatılıyor...',
    colorPalette: 'danger',
  },
} as const;

type Change = keyof typeof CHANGES;

interface SecondFactorChangesProps {
  isRequired: boolean;
  onSetup: (setup: SecondFactorSetup) => void;
  onRecoveryCodes: (codes: readonly string[]) => void;
  onChanged: () => void;
  /** Where reading goes on once it is removed: its buttons are gone then. */
  continueAt: () => HTMLElement | null;
}

/** What can be done with a second factor that is active; what is required cannot be removed. */
export function SecondFactorChanges(props: SecondFactorChangesProps) {
  const { isRequired, onSetup, onRecoveryCodes, onChanged, continueAt } = props;
  const isRemoved = useRef(false);
  const [asked, setAsked] = useState<Change>();
  const [, renew] = useMutation(RenewRecoveryCodesMutation);
  const [, begin] = useMutation(BeginSecondFactorMutation);
  const [, remove] = useMutation(RemoveSecondFactorMutation);

  const send: Record<Change, (proof: Proof) => ReturnType<Parameters<typeof ProofDialog>[0]['send']>> = {
    renew: async ({ code }) => {
      const { data, error } = await renew({ input: { code } }, ENDS_SESSIONS);
      if (error) return proofErrors(error);
      if (data) onRecoveryCodes(data.renewRecoveryCodes);
      onChanged();
      return undefined;
    },
    replace: async (input) => {
      const { data, error } = await begin({ input });
      if (error) return proofErrors(error);
      if (data) onSetup(data.beginSecondFactor);
      return undefined;
    },
    remove: async (input) => {
      const { error } = await remove({ input }, ENDS_SESSIONS);
      if (error) return proofErrors(error);
      isRemoved.current = true;
      toaster.success({ title: 'İki adımlı doğrulama kapatıldı' });
      onChanged();
      return undefined;
    },
  };
  const offered = (['renew', 'replace', 'remove'] as const).filter(
    (change) => change !== 'remove' || !isRequired,
  );
  return (
    <Flex wrap="wrap" gap="2">
      {offered.map((change) => (
        <Button
          key={change}
          variant={change === 'remove' ? 'subtle' : 'outline'}
          colorPalette={CHANGES[change].colorPalette}
          size="sm"
          onClick={() => setAsked(change)}
        >
          {CHANGES[change].label}
        </Button>
      ))}
      {asked && (
        <ProofDialog
          {...CHANGES[asked]}
          send={send[asked]}
          finalFocus={() => (isRemoved.current ? continueAt() : null)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Flex>
  );
}
