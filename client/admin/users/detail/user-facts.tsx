import { Image, Link, Stack } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { PERMISSION_LABELS } from '../../../shop/permission-labels';
import { formatDay, formatPhone, phoneHref } from '../../../shop/format';
import { TitledCard } from '../../../ui/layout/titled-card';
import { BreakableAddress, Fact, Facts } from '../../record/facts';
import { ROLE_LABELS } from '../user-labels';
import { UserStateBadge } from '../user-state-badge';
import { PartRows } from './part-rows';
import { type UserRecord } from './user.query';

/** How somebody is reached, for whom they buy, and who else does. */
export function UserFacts({ user }: { user: UserRecord }) {
  const { email, isVerified, username, phone, company, taxNumber, taxOffice, createdAt, colleagues } = user;
  return (
    <Stack gap="4">
      <TitledCard title="Bilgiler">
        {user.avatarId !== null && (
          <Image
            src={paths.adminAvatar(user.avatarId)}
            alt={`${user.name}, profil resmi`}
            boxSize="16"
            borderRadius="full"
            marginBottom="3"
          />
        )}
        <Facts>
          <Fact name="E-posta" copied={email}>
            <Link href={`mailto:${encodeURIComponent(email)}`} display="inline">
              <BreakableAddress>{email}</BreakableAddress>
            </Link>
          </Fact>
          <Fact name="Doğrulama">{isVerified ? 'Adresi doğrulandı' : 'Adresi doğrulanmadı'}</Fact>
          {username && <Fact name="Kullanıcı adı">{username}</Fact>}
          {phone && (
            <Fact name="Telefon" copied={phone}>
              <Link href={phoneHref(phone)}>{formatPhone(phone)}</Link>
            </Fact>
          )}
          {company && (
            <Fact name="Firma" copied={company}>
              {company}
            </Fact>
          )}
          {taxNumber && (
            <Fact name="Vergi no" copied={taxNumber}>
              {[taxNumber, taxOffice].filter(Boolean).join(', ')}
            </Fact>
          )}
          <Fact name="Rol">{ROLE_LABELS[user.role]}</Fact>
          {user.role === 'ADMIN' && (
            <Fact name="Yetkiler">{user.permissions.map((one) => PERMISSION_LABELS[one]).join(', ')}</Fact>
          )}
          <Fact name="Kayıt">{formatDay(createdAt)}</Fact>
        </Facts>
      </TitledCard>
      {colleagues.length > 0 && (
        <TitledCard title="Aynı firmadan" isFlush>
          <PartRows
            label="Aynı vergi numarasıyla kayıtlı kişiler"
            empty=""
            rows={colleagues.map((colleague) => ({
              id: colleague.id,
              title: colleague.name,
              to: paths.adminUser(colleague.id),
              detail: colleague.email,
              end: <UserStateBadge account={colleague} />,
            }))}
          />
          {taxNumber && (
            <Link asChild padding="4" textStyle="small">
              <RouterLink to={paths.adminUsers(new URLSearchParams({ arama: taxNumber }))}>
                Listede göster
              </RouterLink>
            </Link>
          )}
        </TitledCard>
      )}
    </Stack>
  );
}
