import { Badge, Flex, Stack, Text } from '@chakra-ui/react';
import { Cog, Globe, type LucideIcon } from 'lucide-react';
import { formatBytes } from '../../shop/format-bytes';
import { Icon } from '../../ui/controls/icon';
import { TitledCard } from '../../ui/layout/titled-card';
import { When } from '../record/when';
import { type RunningProcess } from './system.query';
import { waitText } from './wait-text';

interface ProcessesCardProps {
  processes: readonly RunningProcess[];
  /** When they were asked for. */
  at: string;
}

const KINDS: Readonly<Record<RunningProcess['kind'], { name: string; icon: LucideIcon }>> = {
  API: { name: 'Mağaza', icon: Globe },
  WORKER: { name: 'İşçi', icon: Cog },
};

const HEALTH: Readonly<Record<RunningProcess['health'], { name: string; palette: string }>> = {
  HEALTHY: { name: 'Sağlıklı', palette: 'success' },
  STUCK: { name: 'İş yapmıyor', palette: 'warning' },
  SILENT: { name: 'Yanıt vermiyor', palette: 'danger' },
};

/** What runs of the shop, and what fell silent. */
export function ProcessesCard({ processes, at }: ProcessesCardProps) {
  return (
    <TitledCard title="Süreçler">
      {processes.length === 0 && <Text color="fg.muted">Henüz hiçbir süreç kendini bildirmedi.</Text>}
      <Stack as="ul" gap="4" listStyleType="none">
        {processes.map((process) => (
          <ProcessRow key={process.id} process={process} at={at} />
        ))}
      </Stack>
    </TitledCard>
  );
}

const SECOND_MS = 1_000;

function ProcessRow({ process, at }: { process: RunningProcess; at: string }) {
  const { kind, health, host, pid, version, nodeVersion, startedAt, seenAt, memoryBytes } = process;
  const upSeconds = Math.max(0, Math.floor((Date.parse(at) - Date.parse(startedAt)) / SECOND_MS));
  return (
    <Flex as="li" gap="3" align="start">
      <Flex color="fg.muted" paddingTop="0.5">
        <Icon of={KINDS[kind].icon} />
      </Flex>
      <Stack gap="0.5" flex="1" minWidth="0">
        <Flex gap="2" align="center" wrap="wrap">
          <Text as="b">{KINDS[kind].name}</Text>
          <Badge colorPalette={HEALTH[health].palette}>{HEALTH[health].name}</Badge>
        </Flex>
        <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {host}, süreç {String(pid)}
        </Text>
        <Text textStyle="small" color="fg.muted">
          {health === 'SILENT' ? (
            <>
              son haber <When at={seenAt} />
            </>
          ) : (
            `${waitText(upSeconds)} önce başladı, ${formatBytes(memoryBytes)} bellek`
          )}
          , sürüm {version}, Node.js {nodeVersion}
        </Text>
      </Stack>
    </Flex>
  );
}
