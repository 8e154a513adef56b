import { Alert, Badge, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { ShieldAlert, ShieldCheck, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMutation } from 'urql';
import { Icon } from '../../ui/controls/icon';
import { FormSection } from '../../ui/form/form-section';
import { type CurrentStaff } from '../session/current-staff';
import { type Proof, ProofDialog } from './proof-dialog';
import { proofErrors } from './proof-errors';
import { SecondFactorChanges } from './second-factor-changes';
import { BeginSecondFactorMutation, type SecondFactorSetup } from './second-factor-operations';
import { SecondFactorSetupForm } from './second-factor-setup';

/** From how few on it is time for new ones. */
const FEW_CODES = 3;

interface SecondFactorSectionProps {
  status: CurrentStaff['secondFactor'];
  onRecoveryCodes: (codes: readonly string[]) => void;
  /** Something about it is different now. */
  onChanged: () => void;
}

/** The second step of signing in: set up, renewed, replaced, removed. */
export function SecondFactorSection({ status, onRecoveryCodes, onChanged }: SecondFactorSectionProps) {
  const [, begin] = useMutation(BeginSecondFactorMutation);
  const [isAsking, setIsAsking] = useState(false);
  const [setup, setSetup] = useState<SecondFactorSetup>();
  const state = useRef<HTMLDivElement>(null);
  const focusState = () => state.current?.focus({ preventScroll: true });
  const start = async ({ password }: Proof) => {
    const { data, error } = await begin({ input: { password } });
    if (error) return proofErrors(error);
    if (data) setSetup(data.beginSecondFactor);
    return undefined;
  };
  const cancel = () => {
    setSetup(undefined);
    focusState();
  };
  const finish = (codes: readonly string[]) => {
    setSetup(undefined);
    onRecoveryCodes(codes);
    onChanged();
  };
  return (
    <FormSection
      anchor="iki-adimli-dogrulama"
      title="İki adımlı doğrulama"
      reason="Şifreniz başkasının eline geçse bile telefonunuzdaki kod olmadan panele girilemez."
    >
      <Flex ref={state} tabIndex={-1} wrap="wrap" align="center" gap="3">
        {status.isActive ? (
          <Badge colorPalette="success">
            <Icon of={ShieldCheck} />
            Açık
          </Badge>
        ) : (
          <Badge colorPalette="warning">
            <Icon of={ShieldAlert} />
            Kapalı
          </Badge>
        )}
        <Text color="fg.muted">
          {status.isRequired ? 'Hesabınız için zorunlu.' : 'Hesabınız için isteğe bağlı.'}
        </Text>
      </Flex>
      {status.isActive && !setup && (
        <Stack gap="4">
          {status.recoveryCodesLeft < FEW_CODES ? (
            <Alert.Root status="warning">
              <Alert.Indicator>
                <Icon of={TriangleAlert} size={20} />
              </Alert.Indicator>
              <Alert.Description>
                {status.recoveryCodesLeft === 0
                  ? 'Kullanılmamış kurtarma kodunuz kalmadı. Yenilerini oluşturun.'
                  : `Yalnızca ${status.recoveryCodesLeft} kurtarma kodunuz kaldı. Yenilerini oluşturun.`}
              </Alert.Description>
            </Alert.Root>
          ) : (
            <Text>Kullanılmamış {status.recoveryCodesLeft} kurtarma kodunuz var.</Text>
          )}
          <SecondFactorChanges
            isRequired={status.isRequired}
            onSetup={setSetup}
            onRecoveryCodes={onRecoveryCodes}
            onChanged={onChanged}
            continueAt={() => state.current}
          />
        </Stack>
      )}
      {!status.isActive && !setup && (
        <Button colorPalette="copper" alignSelf="flex-start" onClick={() => setIsAsking(true)}>
          Kurulumu başlat
        </Button>
      )}
      {isAsking && (
        <ProofDialog
          title="İki adımlı doğrulamayı kurun"
          text="Hesabın size ait olduğunu şifrenizle doğrulayın."
          asks="password"
          submitLabel="Devam et"
          busyLabel="Hazırlanıyor..."
          colorPalette="petrol"
          send={start}
          finalFocus={() => null}
          onClose={() => setIsAsking(false)}
        />
      )}
      {setup && <SecondFactorSetupForm setup={setup} onDone={finish} onCancel={cancel} />}
    </FormSection>
  );
}
