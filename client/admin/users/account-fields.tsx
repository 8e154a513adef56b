import { Box, Stack } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { PERMISSION_LABELS } from '../../shop/permission-labels';
import { CheckGroup } from '../../ui/choices/check-group';
import { SegmentField } from '../../ui/choices/segment-field';
import { SwitchField } from '../../ui/choices/switch-field';
import { EmailField } from '../../ui/fields/email-field';
import { Fields } from '../../ui/fields/fields';
import { TextField } from '../../ui/fields/text-field';
import { isPermitted } from '../session/require-permission';
import { useStaff } from '../session/use-staff';
import { PERMISSIONS, type UserValues } from './detail/user.record';
import { ROLE_LABELS } from './user-labels';

/** Who somebody is, and what they may do; staff see no permission that they could not give. */
export function AccountFields({ isNameAlone = false }: { isNameAlone?: boolean }) {
  const staff = useStaff();
  const { role } = useWatch() as UserValues;
  const held = PERMISSIONS.filter((permission) => isPermitted(staff, permission));
  return (
    <Stack gap="4">
      <Fields>
        <TextField name="name" label="Ad soyad" autoComplete="off" />
        {!isNameAlone && <EmailField name="email" label="E-posta" />}
      </Fields>
      {!isNameAlone && (
        <>
          <SegmentField name="role" label="Rol" options={ROLE_LABELS} />
          {role === 'ADMIN' && (
            <Box borderWidth="1px" borderRadius="l2" paddingInline="4" paddingTop="3" paddingBottom="2">
              <CheckGroup
                name="permissions"
                legend="Yetkiler"
                isTitled
                choices={held.map((value) => ({ value, label: PERMISSION_LABELS[value] }))}
              />
            </Box>
          )}
          <SwitchField
            name="isActive"
            label="Etkin"
            hint="Pasif hesapla giriş yapılamaz; açık oturumlar ve API anahtarları hemen kapanır."
          />
        </>
      )}
    </Stack>
  );
}
