import { Skeleton } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { ErrorState } from '../../ui/feedback/error-state';
import { TitledCard } from '../../ui/layout/titled-card';
import { type Part } from './use-part';

interface DashboardCardProps<Data> {
  title: string;
  part: Part<Data>;
  /** Beside the title, once the figures are there. */
  aside?: (data: Data) => ReactNode;
  /** While they are on their way. */
  height: string;
  children: (data: Data) => ReactNode;
}

/** A card of the dashboard with figures of its own: loading, failed, or shown. */
export function DashboardCard<Data>({ title, part, aside, height, children }: DashboardCardProps<Data>) {
  const { data, hasFailed, retry } = part;
  return (
    <TitledCard title={title} aside={data === undefined ? undefined : aside?.(data)}>
      {hasFailed && <ErrorState title={`${title} yüklenemedi`} heading="h2" onRetry={retry} />}
      {!hasFailed && data === undefined && (
        <Skeleton height={height} role="status" aria-label={`${title} yükleniyor`} />
      )}
      {data !== undefined && children(data)}
    </TitledCard>
  );
}
