import { type Client } from '@urql/core';
import { useState } from 'react';
import { useClient, useMutation, useQuery } from 'urql';
import { SessionList } from '../../features/profile/session-list';
import { graphql } from '../../graphql/graphql';
import { ErrorState } from '../../ui/feedback/error-state';
import { FormSection } from '../../ui/form/form-section';
import { ENDS_SESSIONS } from './second-factor-operations';
import { OwnKeysDialog, OwnKeysQuery } from './own-keys-dialog';
import { prefetch } from '../navigation/prefetch';

export const MySessionsQuery = graphql(`
  query MyStaffSessions {
    myStaffSessions {
      id
      device
      startedAt
      lastSeenAt
      network
      isCurrent
    }
  }
`);

const EndSessionMutation = graphql(`
  mutation EndStaffSession($id: ID!) {
    endStaffSession(id: $id)
  }
`);

export const EndOtherSessionsMutation = graphql(`
  mutation EndOtherStaffSessions {
    endOtherStaffSessions
  }
`);

/** Asks for the own sessions, for `SessionsSection` to find. */
export function prefetchSessions(client: Client): Promise<null> {
  return prefetch(client, MySessionsQuery, {});
}

/** Where the person is signed in, with the way to end each of the others. */
export function SessionsSection() {
  const [{ data, error, fetching }, ask] = useQuery({ query: MySessionsQuery });
  const [, endSession] = useMutation(EndSessionMutation);
  const [, endOtherSessions] = useMutation(EndOtherSessionsMutation);
  const client = useClient();
  const [keyCount, setKeyCount] = useState(0);
  const endOthers = async () => {
    const { data: ended, error: refused } = await endOtherSessions({}, ENDS_SESSIONS);
    if (!refused) {
      // Asked only now: one made a moment ago counts too.
      const { data: keys } = await client.query(OwnKeysQuery, {}, { requestPolicy: 'network-only' });
      setKeyCount(keys?.myApiKeyCount ?? 0);
    }
    return { count: ended?.endOtherStaffSessions, error: refused };
  };
  return (
    <FormSection
      anchor="oturumlar"
      title="Oturumlar"
      reason="Giriş yaptığınız cihazlar. Tanımadığınız bir oturum görürseniz kapatın, sonra şifrenizi değiştirin: kapatılan cihaz yeniden giriş ister."
    >
      {error && !fetching && !data && (
        <ErrorState title="Oturumlar yüklenemedi" onRetry={() => ask({ requestPolicy: 'network-only' })} />
      )}
      <SessionList
        sessions={data?.myStaffSessions}
        isLoading={fetching}
        onEnd={(id) => endSession({ id }, ENDS_SESSIONS)}
        onEndOthers={endOthers}
      />
      <OwnKeysDialog count={keyCount} onClose={() => setKeyCount(0)} />
    </FormSection>
  );
}
