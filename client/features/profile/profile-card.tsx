import { Badge, Button, DataList, Flex, Text } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
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
    <DataList.Root gap="3">
      <Fact label="Resim">
        <OwnAvatar profile={profile} />
      </Fact>
      <Fact label="Ad soyad">{name}</Fact>
      <Fact label="E-posta">
        <EmailChange profile={profile} />
      </Fact>
      {facts.map(([label, value]) => (
        <Fact key={label} label={label} color={value === null ? 'fg.muted' : undefined}>
          {value ?? 'Girilmedi'}
        </Fact>
      ))}
      <Fact label="Fatura türü">
        <Flex wrap="wrap" align="center" gap="2">
          <Badge colorPalette={customerType === 'COMPANY' ? 'petrol' : 'gray'}>
            {customerType === 'COMPANY' ? 'Kurumsal' : 'Bireysel'}
          </Badge>
          <Text textStyle="small" color="fg.muted">
            {invoiceKindText(profile)}
          </Text>
        </Flex>
      </Fact>
    </DataList.Root>
  );
}

interface FactProps {
  label: string;
  color?: 'fg.muted' | undefined;
  children: ReactNode;
}

/** A value beside its label; below it where there is no room. */
function Fact({ label, color, children }: FactProps) {
  return (
    <DataList.Item
      flexDirection={{ base: 'column', sm: 'row' }}
      alignItems="start"
      gap={{ base: '1', sm: '4' }}
    >
      <DataList.ItemLabel>{label}</DataList.ItemLabel>
      <DataList.ItemValue overflowWrap="anywhere" color={color}>
        {children}
      </DataList.ItemValue>
    </DataList.Item>
  );
}
