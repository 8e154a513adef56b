import { Badge, Button, Flex, Text } from '@chakra-ui/react';
import { RotateCcw, X } from 'lucide-react';
import { formatDateTime } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { type DataColumn, dataColumns } from '../../../ui/table/data-columns';
import { OneLine } from '../../../ui/table/one-line';
import { rowActions } from '../../list/row-actions';
import { RowLink } from '../../list/row-link';
import { jobKindName } from '../../notices/job-names';
import { useStaff } from '../../session/use-staff';
import { JOB_STATUSES, subjectAddress } from '../job-labels';
import { JobProgress } from './job-progress';
import { beganText, reasonText, starterName } from './job-texts';
import { type JobRow } from './jobs.query';

interface JobActions {
  onRetry: (job: JobRow) => void;
  onCancel: (job: JobRow) => void;
  /** Id of the job that is being begun again. */
  retried: string | undefined;
}

export const { RowActions: JobActions, useRowActions: useJobActions } = rowActions<JobActions>();

const column = dataColumns<JobRow>();

/** The columns of the list of jobs. */
export const JOB_COLUMNS: DataColumn<JobRow>[] = column.columns([
  column.display({
    id: 'job',
    header: 'İş',
    meta: { label: 'İş', isTitle: true, width: '17rem' },
    cell: ({ row }) => <JobName job={row.original} />,
  }),
  column.display({
    id: 'status',
    header: 'Durum',
    meta: { label: 'Durum', width: '9rem', card: 'end' },
    cell: ({ row }) => <StatusBadge job={row.original} />,
  }),
  column.display({
    id: 'progress',
    header: 'İlerleme',
    meta: { label: 'İlerleme', card: 'second' },
    cell: ({ row }) => <ProgressOrReason job={row.original} />,
  }),
  column.display({
    id: 'starter',
    header: 'Başlatan',
    meta: { label: 'Başlatan', width: '14rem', from: 1100 },
    cell: ({ row: { original: job } }) => (
      <OneLine
        second={beganText(job)}
        title={`${starterName(job.actor)}, ${formatDateTime(job.createdAt)}, ${beganText(job)}`}
      >
        {starterName(job.actor)}
      </OneLine>
    ),
  }),
  column.display({
    id: 'actions',
    header: () => <Text srOnly>İşlemler</Text>,
    meta: { label: 'İşlemler', align: 'end', width: '9rem', card: 'secondEnd' },
    cell: ({ row }) => <Actions job={row.original} />,
  }),
]);

function JobName({ job }: { job: JobRow }) {
  const address = subjectAddress(job, useStaff());
  const name = jobKindName(job.kind);
  return (
    <OneLine second={job.subjectName} title={[name, job.subjectName].filter(Boolean).join(': ')}>
      {address === undefined ? <b>{name}</b> : <RowLink to={address}>{name}</RowLink>}
    </OneLine>
  );
}

/** How far it is, and why it failed or waits. */
function ProgressOrReason({ job }: { job: JobRow }) {
  const reason = reasonText(job);
  if (reason === null) return <JobProgress job={job} />;
  return (
    <OneLine title={reason}>
      <Text as="span" color={job.status === 'FAILED' ? 'danger.fg' : 'fg.muted'}>
        {reason}
      </Text>
    </OneLine>
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
          size="xs"
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
        <Button size="xs" variant="outline" aria-label={`İptal et: ${name}`} onClick={() => onCancel(job)}>
          <Icon of={X} size={16} />
          İptal et
        </Button>
      )}
    </Flex>
  );
}
