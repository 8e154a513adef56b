import { Card, DataList } from '@chakra-ui/react';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { FormSection } from '../../ui/form/form-section';
import { CONTENT_ID } from '../../ui/navigation/content-id';
import { ScreenTitle } from '../frame/screen-title';
import { useStaff } from '../session/use-staff';
import { STAFF_ROLES } from '../session/staff-role';
import { PasswordSection } from './password-section';
import { RecoveryCodes } from './recovery-codes';
import { SecondFactorSection } from './second-factor-section';
import { SessionsSection } from './sessions-section';

/** What belongs to the person who is signed in. */
export function AccountScreen() {
  const staff = useStaff();
  const { revalidate } = useRevalidator();
  const [codes, setCodes] = useState<readonly string[]>();
  const finish = () => {
    setCodes(undefined);
    // The button that was pressed is gone.
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  };
  const login = staff.username ?? staff.email;
  const facts = [
    ['Ad soyad', staff.name],
    ['Kullanıcı adı', staff.username ?? '—'],
    ['E-posta', staff.email],
    ['Rol', STAFF_ROLES[staff.role]],
  ] as const;
  return (
    <>
      <ScreenTitle>Hesabım ve güvenlik</ScreenTitle>
      {codes ? (
        <RecoveryCodes codes={codes} login={login} onStored={finish} />
      ) : (
        <Card.Root maxWidth="60rem">
          <FormSection title="Hesap">
            <DataList.Root>
              {facts.map(([label, value]) => (
                <DataList.Item key={label}>
                  <DataList.ItemLabel>{label}</DataList.ItemLabel>
                  <DataList.ItemValue>{value}</DataList.ItemValue>
                </DataList.Item>
              ))}
            </DataList.Root>
          </FormSection>
          <SecondFactorSection
            status={staff.secondFactor}
            onRecoveryCodes={setCodes}
            onChanged={() => void revalidate()}
          />
          <PasswordSection login={login} hasSecondFactor={staff.secondFactor.isActive} />
          <SessionsSection />
        </Card.Root>
      )}
    </>
  );
}

export { AccountScreen as Component };
export { prefetchSessions as prefetch } from './sessions-section';
