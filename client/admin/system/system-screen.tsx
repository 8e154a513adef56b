import { Alert, Flex, Grid, Heading, List, Skeleton, Stack, Text } from '@chakra-ui/react';
import { type Client } from '@urql/core';
import { RefreshCw } from 'lucide-react';
import { useClient, useQuery } from 'urql';
import { IN_BACKGROUND } from '../../graphql/in-background';
import { useLastData } from '../../graphql/use-last-data';
import { Icon } from '../../ui/controls/icon';
import { ErrorState } from '../../ui/feedback/error-state';
import { ScreenTitle } from '../frame/screen-title';
import { prefetch as prefetchQuery } from '../navigation/prefetch';
import { QUIET_POLL_MS, usePolling } from '../live/use-polling';
import { When } from '../record/when';
import { BackupCard } from './backup-card';
import { ConfigurationCard } from './configuration-card';
import { ProcessesCard } from './processes-card';
import { QueueCard } from './queue-card';
import { systemProblems } from './system-problems';
import { SystemQuery, type SystemState } from './system.query';
import { VersionsCard } from './versions-card';

/** How the shop runs: what is wrong first, then its processes, what waits, backups, versions and configuration. */
export function SystemScreen() {
  const client = useClient();
  const [{ data: answer, error, fetching }, ask] = useQuery({ query: SystemQuery });
  usePolling(QUIET_POLL_MS, () => client.query(SystemQuery, {}, IN_BACKGROUND).toPromise());
  const data = useLastData(answer);
  return (
    <Stack gap={{ base: '3', md: '4' }}>
      <ScreenTitle>Sistem</ScreenTitle>
      {error && !fetching && !data && (
        <ErrorState
          title="Sistemin durumu yüklenemedi"
          heading="h1"
          onRetry={() => ask({ requestPolicy: 'network-only' })}
        />
      )}
      {!data && (!error || fetching) && (
        <Skeleton height="lg" role="status" aria-label="Sistemin durumu yükleniyor" />
      )}
      {data && (
        <>
          <Summary state={data.systemState} isOld={error !== undefined} />
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.6fr) minmax(0, 1fr)' }}
            gap={{ base: '3', md: '4' }}
            alignItems="start"
          >
            <Stack gap="4" minWidth="0">
              <ProcessesCard processes={data.systemState.processes} at={data.systemState.at} />
              <ConfigurationCard configuration={data.systemState.configuration} />
            </Stack>
            <Stack gap="4" minWidth="0">
              <QueueCard
                queue={data.systemState.queue}
                failed={data.failedSideEffects.items}
                jobs={data.jobCounts}
              />
              <BackupCard backup={data.systemState.backup} />
              <VersionsCard state={data.systemState} />
            </Stack>
          </Grid>
        </>
      )}
    </Stack>
  );
}

interface SummaryProps {
  state: SystemState;
  /** It could not be asked for again. */
  isOld: boolean;
}

function Summary({ state, isOld }: SummaryProps) {
  const problems = systemProblems(state);
  const isWell = problems.length === 0;
  return (
    <Alert.Root status={isWell ? 'success' : 'warning'} role="status">
      <Alert.Indicator />
      <Stack gap="1" flex="1" minWidth="0">
        <Heading as="h2" size="sm">
          {isWell ? 'Her şey yolunda' : 'Bakılması gerekenler'}
        </Heading>
        {!isWell && (
          <List.Root as="ul" paddingInlineStart="4">
            {problems.map((problem) => (
              <List.Item key={problem}>{problem}</List.Item>
            ))}
          </List.Root>
        )}
      </Stack>
      <Flex gap="1.5" align="center">
        {!isOld && <Icon of={RefreshCw} size={14} />}
        <Text textStyle="small" whiteSpace="nowrap">
          {isOld ? 'yenilenemiyor, ' : ''}
          <When at={state.at} />
        </Text>
      </Flex>
    </Alert.Root>
  );
}

export { SystemScreen as Component };

export const prefetch = (client: Client) => prefetchQuery(client, SystemQuery, {});
