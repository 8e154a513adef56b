import { Badge, Skeleton, Stack } from '@chakra-ui/react';
import { Factory, UserX } from 'lucide-react';
import { useRef } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { useLastData } from '../../../graphql/use-last-data';
import { paths } from '../../../paths';
import { today } from '../../../shop/days';
import { formatCount } from '../../../shop/format';
import { ButtonLink } from '../../../ui/controls/button-link';
import { Icon } from '../../../ui/controls/icon';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { ScreenTitle } from '../../frame/screen-title';
import { countText } from '../../list/declare-list';
import { useShownRow } from '../../list/use-return-to-row';
import { RecordHead } from '../../record/record-head';
import { type RecordPlace } from '../../record/record-keys';
import { ROLE_LABELS } from '../user-labels';
import { USERS_STATE, usersVariables } from '../users-state';
import { UserStateBadge } from '../user-state-badge';
import { CustomerActions, UserActions } from './user-actions';
import { UserFacts } from './user-facts';
import { UserFigures } from './user-figures';
import { UserTabs } from './user-tabs';
import { CHANGES_USER, UserNeighborsQuery, UserQuery, type UserRecord } from './user.query';

/** Everything that is known of somebody, each part for staff who may read it. */
export function UserScreen() {
  const { userId = '' } = useParams();
  return <LoadedUser key={userId} userId={userId} />;
}

function LoadedUser({ userId }: { userId: string }) {
  const [{ data: answer, error, fetching }, ask] = useQuery({
    query: UserQuery,
    variables: { id: userId },
    context: CHANGES_USER,
  });
  const data = useLastData(answer);
  if (error && !fetching && !data) {
    return <ErrorState title="Hesap yüklenemedi" onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  }
  if (!data) return <Skeleton height="lg" role="status" aria-label="Hesap yükleniyor" />;
  return data.adminUser ? <User user={data.adminUser} /> : <UnknownUser />;
}

function User({ user }: { user: UserRecord }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [parameters] = useSearchParams();
  return (
    <Stack gap="4">
      <ScreenTitle>{user.name}</ScreenTitle>
      <RecordHead
        title={user.name}
        headingRef={heading}
        place={usePlace(user.id, parameters)}
        noun="kullanıcı"
        audited={{ kind: 'user', id: user.id }}
        state={
          <>
            <UserStateBadge account={user} />
            <Badge>{ROLE_LABELS[user.role]}</Badge>
            {user.role === 'CUSTOMER' && user.customerType === 'COMPANY' && (
              <Badge>
                <Icon of={Factory} size={14} strokeWidth={2} />
                Kurumsal
              </Badge>
            )}
          </>
        }
        actions={
          <>
            <CustomerActions user={user} />
            <UserActions user={user} />
          </>
        }
      />
      {user.role === 'CUSTOMER' && <UserFigures id={user.id} />}
      <UserTabs user={user} parameters={parameters} aside={<UserFacts user={user} />} />
    </Stack>
  );
}

/** Addresses of the list it was opened from and of the accounts beside it there. */
function usePlace(id: string, parameters: URLSearchParams): RecordPlace {
  const state = USERS_STATE.parse(parameters);
  const { filter, sort } = usersVariables(state, today());
  const [{ data }] = useQuery({ query: UserNeighborsQuery, variables: { id, filter, sort } });
  const list = paths.adminUsers(USERS_STATE.serialize(state));
  useShownRow(list, id);
  const addressOf = (other: string | null | undefined) =>
    other == null ? undefined : paths.adminUser(other, parameters);
  const beside = data?.adminUserNeighbors;
  return {
    list,
    previous: addressOf(beside?.previousId),
    next: addressOf(beside?.nextId),
    ...(beside?.position && { position: `${formatCount(beside.position)} / ${countText(beside)}` }),
  };
}

/** In place of an account that there is not. */
function UnknownUser() {
  return (
    <EmptyState icon={<Icon of={UserX} size={56} strokeWidth={1} />} title="Böyle bir kullanıcı yok">
      <ScreenTitle>Böyle bir kullanıcı yok</ScreenTitle>
      <p>Adres eksik ya da yanlış kopyalanmış olabilir.</p>
      <ButtonLink tone="petrol" to={paths.adminUsers()}>
        Kullanıcı listesi
      </ButtonLink>
    </EmptyState>
  );
}

export { UserScreen as Component };
export { prefetchUser as prefetch } from './user.query';
