import { Badge, Button, DataList, Flex, Stack, Text } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatPhone } from '../../shop/format';
import { Icon } from '../../ui/controls/icon';
import { TitledCard } from '../../ui/layout/titled-card';
import { EmailChange } from './email-change';
import { invoiceKindText } from './invoice-kind';
import { OwnAvatar } from './own-avatar';
import { ProfileEditor } from './profile-editor';
import { type Profile } from './profile.fragment';

/** The own data: read first, changed on demand. */
export function ProfileCard({ profile }: { profile: Profile }) {
  const [isEdited, setIsEdited] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const end = () => {
    flushSync(() => setIsEdited(false));
    edit.current?.focus({ preventScroll: true });
  };
  return (
    <TitledCard
      title="Profil Bilgileri"
      aside={
        !isEdited && (
          <Button ref={edit} variant="outline" size="sm" onClick={() => setIsEdited(true)}>
            <Icon of={Pencil} />
            Düzenle
          </Button>
        )
      }
    >
      {isEdited ? <ProfileEditor profile={profile} onEnd={end} /> : <Facts profile={profile} />}
    </TitledCard>
  );
}

function Facts({ profile }: { profile: Profile }) {
  const { name, phone, company, taxNumber, taxOffice, customerType } = profile;
  const facts = [
    ['Telefon', phone === null ? null : formatPhone(phone)],
    ['Firma', company],
    ['Vergi numarası', taxNumber],
    ['Vergi dairesi', taxOffice],
  ] as const;
  return (
    <Stack gap="4">
      <DataList.Root gap="3" orientation={{ base: 'vertical', sm: 'horizontal' }}>
        <DataList.Item alignItems="start">
          <DataList.ItemLabel>Resim</DataList.ItemLabel>
          <DataList.ItemValue>
            <OwnAvatar profile={profile} />
          </DataList.ItemValue>
        </DataList.Item>
        <DataList.Item alignItems="start">
          <DataList.ItemLabel>Ad soyad</DataList.ItemLabel>
          <DataList.ItemValue overflowWrap="anywhere">{name}</DataList.ItemValue>
        </DataList.Item>
        <DataList.Item alignItems="start">
          <DataList.ItemLabel>E-posta</DataList.ItemLabel>
          <DataList.ItemValue>
            <EmailChange profile={profile} />
          </DataList.ItemValue>
        </DataList.Item>
        {facts.map(([label, value]) => (
          <DataList.Item key={label} alignItems="start">
            <DataList.ItemLabel>{label}</DataList.ItemLabel>
            <DataList.ItemValue overflowWrap="anywhere" color={value === null ? 'fg.muted' : undefined}>
              {value ?? 'Girilmedi'}
            </DataList.ItemValue>
          </DataList.Item>
        ))}
        <DataList.Item alignItems="start">
          <DataList.ItemLabel>Fatura türü</DataList.ItemLabel>
          <DataList.ItemValue>
            <Flex wrap="wrap" align="center" gap="2">
              <Badge colorPalette={customerType === 'COMPANY' ? 'petrol' : 'gray'}>
                {customerType === 'COMPANY' ? 'Kurumsal' : 'Bireysel'}
              </Badge>
              <Text textStyle="small" color="fg.muted">
                {invoiceKindText(profile)}
              </Text>
            </Flex>
          </DataList.ItemValue>
        </DataList.Item>
      </DataList.Root>
    </Stack>
  );
}
