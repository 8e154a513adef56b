import { Card, DataList } from '@chakra-ui/react';
import { FormSection } from '../../ui/form/form-section';
import { ScreenTitle } from '../frame/screen-title';
import { useStaff } from '../frame/use-staff';
import { STAFF_ROLES } from '../sign-in/staff-role';

/** What belongs to the person who is signed in. */
export function AccountScreen() {
  const staff = useStaff();
  const facts = [
    ['Ad soyad', staff.name],
    ['Kullanıcı adı', staff.username ?? '—'],
    ['E-posta', staff.email],
    ['Rol', STAFF_ROLES[staff.role]],
  ] as const;
  return (
    <>
      <ScreenTitle>Hesabım ve güvenlik</ScreenTitle>
      <Card.Root maxWidth="60rem">
        <FormSection title="Hesap" reason="Bilgilerinizi kullanıcı yetkisi olan bir yönetici değiştirir.">
          <DataList.Root>
            {facts.map(([label, value]) => (
              <DataList.Item key={label}>
                <DataList.ItemLabel>{label}</DataList.ItemLabel>
                <DataList.ItemValue>{value}</DataList.ItemValue>
              </DataList.Item>
            ))}
          </DataList.Root>
        </FormSection>
      </Card.Root>
    </>
  );
}
