import { useMutation, useQuery } from 'urql';
import { graphql } from '../../graphql/graphql';
import { ErrorState } from '../../ui/feedback/error-state';
import { FormSection } from '../../ui/form/form-section';
import { SessionList } from './session-list';

export const OwnSessionsQuery = graphql(`
  query OwnSessions {
    mySessions {
      id
      device
      startedAt
      lastSeenAt
      isCurrent
    }
  }
`);

const EndSessionMutation = graphql(`
  mutation EndSession($id: ID!) {
    endSession(id: $id)
  }
`);

export const EndOtherOwnSessionsMutation = graphql(`
  mutation EndOtherSessions {
    endOtherSessions
  }
`);

/** Their results name no type. */
export const ENDS_OWN_SESSIONS = { additionalTypenames: ['CustomerSession'] };

/** Where a customer is signed in. */
export function OwnSessions() {
  const [{ data, error, fetching }, ask] = useQuery({ query: OwnSessionsQuery });
  const [, endSession] = useMutation(EndSessionMutation);
  const [, endOthers] = useMutation(EndOtherOwnSessionsMutation);
  return (
    <FormSection
      anchor="oturumlar"
      title="Açık oturumlar"
      reason="Giriş yaptığınız cihazlar. Tanımadığınız bir oturum görürseniz kapatın, sonra şifrenizi değiştirin."
    >
      {error && !fetching && !data && (
        <ErrorState title="Oturumlar yüklenemedi" onRetry={() => ask({ requestPolicy: 'network-only' })} />
      )}
      <SessionList
        sessions={data?.mySessions}
        isLoading={fetching}
        onEnd={(id) => endSession({ id }, ENDS_OWN_SESSIONS)}
        onEndOthers={async () => {
          const { data: ended, error: refused } = await endOthers({}, ENDS_OWN_SESSIONS);
          return { count: ended?.endOtherSessions, error: refused };
        }}
      />
    </FormSection>
  );
}
