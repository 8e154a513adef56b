import { Alert, Badge, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { ShieldAlert, ShieldCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useMutation } from 'urql';
import { refusalOf } from '../../graphql/refusal';
import { Icon } from '../../ui/controls/icon';
import { toaster } from '../../ui/feedback/toaster';
import { FormSection } from '../../ui/form/form-section';
import { type CurrentStaff } from '../session/current-staff';
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
  const [{ fetching }, begin] = useMutation(BeginSecondFactorMutation);
  const [setup, setSetup] = useState<SecondFactorSetup>();
  const start = async () => {
    const { data, error } = await begin({});
    if (data) setSetup(data.beginSecondFactor);
    else if (error) toaster.error({ title: 'Kurulum başlatılamadı', description: refusalOf(error).message });
  };
  const finish = (codes: readonly string[]) => {
    setSetup(undefined);
    onRecoveryCodes(codes);
    onChanged();
  };
  return (
    <FormSection
      title="İki adımlı doğrulama"
      reason="Şifreniz başkasının eline geçse bile telefonunuzdaki kod olmadan panele girilemez."
    >
      <Flex wrap="wrap" align="center" gap="3">
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
          />
        </Stack>
      )}
      {!status.isActive && !setup && (
        <Button
          colorPalette="copper"
          alignSelf="flex-start"
          onClick={() => void start()}
          loading={fetching}
          loadingText="Hazırlanıyor..."
        >
          Kurulumu başlat
        </Button>
      )}
      {setup && <SecondFactorSetupForm setup={setup} onDone={finish} onCancel={() => setSetup(undefined)} />}
    </FormSection>
  );
}
