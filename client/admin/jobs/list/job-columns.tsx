import { Badge, Box, Button, Flex, Link, Text } from '@chakra-ui/react';
import { RotateCcw, X } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { formatDateTime } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { type DataColumn, dataColumns } from '../../../ui/table/data-columns';
import { jobKindName } from '../../notices/job-names';
import { JOB_STATUSES, subjectAddress } from '../job-labels';
import { useJobActions } from './job-actions';
import { JobProgress } from './job-progress';
import { type JobRow } from './job-row';
import { beganText, reasonText, starterName } from './job-texts';

const column = dataColumns<JobRow>();

/** The columns of the list of jobs. */
export const JOB_COLUMNS: DataColumn<JobRow>[] = column.columns([
  column.display({
    id: 'job',
    header: 'İş',
    meta: { label: 'İş', isTitle: true },
    cell: ({ row }) => <JobName job={row.original} />,
  }),
  column.display({
    id: 'status',
    header: 'Durum',
    meta: { label: 'Durum' },
    cell: ({ row }) => <StatusBadge job={row.original} />,
  }),
  column.display({
    id: 'progress',
    header: 'İlerleme',
    meta: { label: 'İlerleme' },
    cell: ({ row }) => <JobProgress job={row.original} />,
  }),
  column.display({
    id: 'starter',
    header: 'Başlatan',
    meta: { label: 'Başlatan' },
    cell: ({ row: { original: job } }) => (
      <Box minWidth="0" overflowWrap="anywhere">
        <Text>{starterName(job.actor)}</Text>
        <Text textStyle="small" color="fg.muted" title={formatDateTime(job.createdAt)}>
          {beganText(job)}
        </Text>
      </Box>
    ),
  }),
  column.display({
    id: 'actions',
    header: () => <Text srOnly>İşlemler</Text>,
    meta: { label: 'İşlemler', align: 'end' },
    cell: ({ row }) => <Actions job={row.original} />,
  }),
]);

/** What the job does, and why it failed or waits. */
function JobName({ job }: { job: JobRow }) {
  const address = subjectAddress(job);
  const name = jobKindName(job.kind);
  const reason = reasonText(job);
  return (
    <Box minWidth="0" maxWidth={{ md: '22rem' }} whiteSpace="normal" overflowWrap="anywhere">
      {address === undefined ? (
        <Text fontWeight="semibold">{name}</Text>
      ) : (
        <Link asChild color="petrol.fg" fontWeight="semibold">
          <RouterLink to={address}>{name}</RouterLink>
        </Link>
      )}
      {reason !== null && (
        <Text
          textStyle="small"
          fontWeight="normal"
          color={job.status === 'FAILED' ? 'danger.fg' : 'fg.muted'}
        >
          {reason}
        </Text>
      )}
    </Box>
  );
}

function StatusBadge({ job: { status, isCancelRequested } }: { job: JobRow }) {
  const { label, tone, Icon: drawing } = JOB_STATUSES[status];
  const isEnding = isCancelRequested && (status === 'RUNNING' || status === 'WAITING');
  return (
    <Badge colorPalette={isEnding ? 'warning' : tone}>
      <Icon of={drawing} size={14} strokeWidth={2} />
      {isEnding ? 'İptal ediliyor' : label}
    </Badge>
  );
}

function Actions({ job }: { job: JobRow }) {
  const { onRetry, onCancel, retried } = useJobActions();
  if (!job.isRepeatable && !job.isCancellable) return null;
  const name = jobKindName(job.kind);
  return (
    <Flex justify="flex-end" gap="2">
      {job.isRepeatable && (
        <Button
          size="sm"
          variant="outline"
          aria-label={`Yeniden dene: ${name}`}
          loading={retried === job.id}
          onClick={() => onRetry(job)}
        >
          <Icon of={RotateCcw} size={16} />
          Yeniden dene
        </Button>
      )}
      {job.isCancellable && (
        <Button size="sm" variant="outline" aria-label={`İptal et: ${name}`} onClick={() => onCancel(job)}>
          <Icon of={X} size={16} />
          İptal et
        </Button>
      )}
    </Flex>
  );
}
