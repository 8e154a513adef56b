import { Box, Skeleton, Stack } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { type FieldValues } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useQuery } from 'urql';
import { useLastData } from '../../graphql/use-last-data';
import { ErrorState } from '../../ui/feedback/error-state';
import { TabBar } from '../../ui/layout/tab-bar';
import { TabLink } from '../../ui/layout/tab-link';
import { ScreenTitle } from '../frame/screen-title';
import { type LiveTopic } from '../live/live-channel';
import { useLiveQuery } from '../live/use-live-query';
import { type Audited, AuditLink } from '../record/audit-link';
import { type PanelRecord, type ReadRecord } from '../record/record';
import { UnsavedContext } from '../record/use-record';
import { SETTINGS_TABS } from './settings-tabs';

interface SettingsScreenProps<Values extends FieldValues, Data> {
  title: string;
  record: PanelRecord<Values, Data>;
  /** What announces that somebody saved. */
  topic?: LiveTopic;
  /** What the audit log calls it. */
  audited?: Audited;
  /** The form of the tab, and its history. */
  children: (saved: ReadRecord<Values>) => ReactNode;
}

/** One tab of the settings: its form, once what is saved was read. */
export function SettingsScreen<Values extends FieldValues, Data>({
  title,
  record,
  topic = 'settings',
  audited = { kind: 'settings', id: 'site' },
  children,
}: SettingsScreenProps<Values, Data>) {
  const { pathname } = useLocation();
  const [isUnsaved, setUnsaved] = useState(false);
  const { query } = record;
  const [state, ask] = useQuery({ query, variables: {} });
  const { data: answer, error, fetching } = state;
  useLiveQuery({ query, variables: {}, state }, topic);
  // What was typed stays while it cannot be read anew.
  const data = useLastData(answer);
  const saved = data && record.read(data);
  return (
    <Stack gap="5">
      <ScreenTitle>{`${title}, Ayarlar`}</ScreenTitle>
      <TabBar label="Ayarlar">
        {SETTINGS_TABS.map(({ to, label }) => (
          <TabLink key={to} to={to} isCurrent={to === pathname} isUnsaved={isUnsaved && to === pathname}>
            {label}
          </TabLink>
        ))}
      </TabBar>
      {data === undefined && error && !fetching && (
        <ErrorState title="Ayarlar yüklenemedi" onRetry={() => ask({ requestPolicy: 'network-only' })} />
      )}
      {data === undefined && (fetching || !error) && (
        <Stack maxWidth="60rem" role="status" aria-label="Ayarlar yükleniyor">
          <Skeleton height="96" />
        </Stack>
      )}
      {saved && <UnsavedContext value={setUnsaved}>{children(saved)}</UnsavedContext>}
      <Box>
        <AuditLink {...audited} hasText />
      </Box>
    </Stack>
  );
}
