import { Box, Link, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../paths';
import { formatCount } from '../../shop/format';
import { TitledCard } from '../../ui/layout/titled-card';
import { sideEffectName } from '../notices/job-names';
import { Fact, Facts } from '../record/facts';
import { When } from '../record/when';
import { type SystemState } from './system.query';
import { waitText } from './wait-text';

interface QueueCardProps {
  queue: SystemState['queue'];
  /** The newest of what was given up. */
  failed: readonly { readonly id: string; readonly name: string; readonly failedAt: string }[];
  jobs: readonly { readonly status: string; readonly count: number }[];
}

/** What waits to be sent or carried out, and what was given up. */
export function QueueCard({ queue, failed, jobs }: QueueCardProps) {
  const { backend, isReachable, waiting, oldestWaitingSeconds, givenUp, oldestJobSeconds } = queue;
  const countOf = (wanted: string) => jobs.find(({ status }) => status === wanted)?.count ?? 0;
  return (
    <TitledCard
      title="Kuyruk"
      aside={
        <Link asChild color="petrol.fg" textStyle="small">
          <RouterLink to={paths.adminJobs()}>İşler</RouterLink>
        </Link>
      }
    >
      <Stack gap="4">
        <Facts>
          <Fact name="Gönderilecek">{waitingText(waiting, oldestWaitingSeconds)}</Fact>
          <Fact name="Bekleyen iş">{waitingText(countOf('WAITING'), oldestJobSeconds)}</Fact>
          <Fact name="Çalışan iş">{formatCount(countOf('RUNNING'))}</Fact>
          <Fact name="Kuyruk yeri">{isReachable ? backend : `${backend}, yanıt vermiyor`}</Fact>
        </Facts>
        <Box>
          <Text as="h3" fontWeight="semibold" marginBottom="1">
            Gönderilemeyenler
          </Text>
          {givenUp === 0 && <Text color="fg.muted">Vazgeçilen bir e-posta veya bildirim yok.</Text>}
          <Stack as="ul" gap="1" listStyleType="none">
            {failed.map(({ id, name, failedAt }) => (
              <Text as="li" key={id} textStyle="small">
                {sideEffectName(name)}{' '}
                <Text as="span" color="fg.muted">
                  <When at={failedAt} />
                </Text>
              </Text>
            ))}
          </Stack>
          {givenUp > 0 && (
            <Link asChild color="petrol.fg" marginTop="2">
              <RouterLink to={paths.adminFailedSideEffects()}>
                {formatCount(givenUp)} kaydı gör, yeniden gönder
              </RouterLink>
            </Link>
          )}
        </Box>
      </Stack>
    </TitledCard>
  );
}

const waitingText = (count: number, oldestSeconds: number) =>
  count === 0 ? 'Yok' : `${formatCount(count)}, en eskisi ${waitText(oldestSeconds)} bekliyor`;
