import { Flex, Skeleton } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useClient, useMutation, useQuery } from 'urql';
import { readFragment } from '../../../graphql/graphql';
import { IN_BACKGROUND } from '../../../graphql/in-background';
import { refusalOf } from '../../../graphql/refusal';
import { useLastData } from '../../../graphql/use-last-data';
import { ErrorState } from '../../../ui/feedback/error-state';
import { toaster } from '../../../ui/feedback/toaster';
import { QUIET_POLL_MS, RUNNING_POLL_MS, usePolling } from '../../live/use-polling';
import { Checkpoints } from './checkpoints';
import {
  AuditStateQuery,
  CancelVerificationMutation,
  StartVerificationMutation,
  TakeCheckpointMutation,
  VerificationFragment,
} from './verification.query';
import { VerificationPanel } from './verification-panel';

/** What the verification says of the records below, and what seals them. */
export function Evidence({ onVerified }: { onVerified: () => void }) {
  const [{ data: answer, error, fetching }, askAgain] = useQuery({ query: AuditStateQuery });
  const state = useLastData(answer)?.auditState;
  const client = useClient();
  const refresh = () => client.query(AuditStateQuery, {}, IN_BACKGROUND).toPromise();
  const reload = () => askAgain({ requestPolicy: 'network-only' });
  const runningId = readFragment(VerificationFragment, state?.running)?.id;
  usePolling(runningId === undefined ? QUIET_POLL_MS : RUNNING_POLL_MS, refresh);
  useEnd(runningId, onVerified);
  const [starting, start] = useMutation(StartVerificationMutation);
  const [sealing, seal] = useMutation(TakeCheckpointMutation);
  const [stopping, stop] = useMutation(CancelVerificationMutation);
  if (!state) {
    if (error && !fetching) return <ErrorState title="Doğrulama durumu yüklenemedi" onRetry={reload} />;
    return <Skeleton height="40" role="status" aria-label="Doğrulama durumu yükleniyor" />;
  }
  const verify = async (scope: 'FULL' | 'MOVED') => {
    const { error: refused } = await start({ scope });
    if (refused) toaster.error({ title: 'Doğrulama başlatılamadı', description: refusalOf(refused).message });
    await refresh();
  };
  const end = async (id: string) => {
    const { error: refused } = await stop({ id });
    if (refused) toaster.error({ title: 'Doğrulama durdurulamadı', description: refusalOf(refused).message });
    await refresh();
  };
  const takeCheckpoint = async () => {
    const { data, error: refused } = await seal({});
    if (refused) toaster.error({ title: 'Mühür basılamadı', description: refusalOf(refused).message });
    else if (data) toaster.success({ title: 'Kayıtlar mühürlendi' });
    await refresh();
  };
  return (
    <Flex direction={{ base: 'column', xl: 'row' }} gap="4" align="stretch">
      <VerificationPanel
        state={state}
        isBusy={starting.fetching || stopping.fetching}
        onVerify={(scope) => void verify(scope)}
        onStop={(id) => void end(id)}
      />
      <Checkpoints state={state} isBusy={sealing.fetching} onSeal={() => void takeCheckpoint()} />
    </Flex>
  );
}

/** Notifies once a verification that was seen running is over. */
function useEnd(runningId: string | undefined, onEnd: () => void): void {
  const before = useRef(runningId);
  const notify = useEffectEvent(onEnd);
  useEffect(() => {
    if (before.current !== undefined && runningId === undefined) notify();
    before.current = runningId;
  }, [runningId]);
}
