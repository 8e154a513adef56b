import { Alert, Box, Stack } from '@chakra-ui/react';
import { Info } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { PERMISSION_LABELS } from '../../../shop/permission-labels';
import { CheckGroup } from '../../../ui/choices/check-group';
import { RadioCards } from '../../../ui/choices/radio-cards';
import { Icon } from '../../../ui/controls/icon';
import { useStaff } from '../../session/use-staff';
import { isDemanded, PERMISSIONS, type PolicyValues, SCOPE_TITLES } from './policy.record';

const PERMISSION_CHOICES = PERMISSIONS.map((value) => ({ value, label: PERMISSION_LABELS[value] }));

/** Nobody, the holders of some permissions, or everybody, and what follows from it. */
export function PolicyChoice() {
  const { permissions, secondFactor } = useStaff();
  const values = useWatch() as PolicyValues;
  const isDemandedOfSelf = !secondFactor.isActive && isDemanded(values, permissions);
  return (
    <Stack gap="5">
      <RadioCards
        name="requiredFor"
        label="Kimler için zorunlu"
        choices={[
          { value: 'NOBODY', title: SCOPE_TITLES.NOBODY, description: 'Herkes kendisi için karar verir.' },
          {
            value: 'PERMISSION_HOLDERS',
            title: SCOPE_TITLES.PERMISSION_HOLDERS,
            description: 'Şu yetkilerden en az biri olanlar ve bütün yetkilere sahip olanlar.',
            details: (
              <Box paddingInlineStart={{ base: '3', md: '9' }} paddingBlock="1">
                <CheckGroup name="permissions" legend="Yetkiler" choices={PERMISSION_CHOICES} />
              </Box>
            ),
          },
          {
            value: 'EVERYBODY',
            title: SCOPE_TITLES.EVERYBODY,
            description: 'Panele giren bütün çalışanlar.',
          },
        ]}
      />
      {values.requiredFor !== 'NOBODY' && (
        <Alert.Root status="info">
          <Alert.Indicator>
            <Icon of={Info} size={20} />
          </Alert.Indicator>
          <Alert.Content>
            <Alert.Description>
              <Stack gap="1.5" maxWidth="prose">
                <p>
                  Şu an açık olan hiçbir oturum kapanmaz. Zorunluluk bir sonraki girişte başlar: kurmamış olan
                  çalışan kurana kadar yalnızca kendi hesabını görür.
                </p>
                {isDemandedOfSelf && (
                  <p>
                    Sizin hesabınızda henüz kurulu değil; bu seçim sizi de kapsıyor. Bir sonraki girişinizden
                    önce kurun.
                  </p>
                )}
              </Stack>
            </Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
    </Stack>
  );
}
