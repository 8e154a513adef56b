import { Card, Skeleton, Stack } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { type CombinedError } from 'urql';
import { useLastData } from '../../graphql/use-last-data';
import { ErrorState } from '../../ui/feedback/error-state';
import { TabBar } from '../navigation/tab-bar';
import { TabLink } from '../navigation/tab-link';
import { ScreenTitle } from '../frame/screen-title';
import { SETTINGS_TABS } from './settings-tabs';

interface SettingsScreenProps<Data> {
  title: string;
  /** What was asked for, as `useQuery` has it. */
  answer: { data?: Data; error?: CombinedError; fetching: boolean };
  onRetry: () => void;
  /** The form of the tab. */
  children: (data: Data) => ReactNode;
}

/** One tab of the settings: its form, once what is saved was read. */
export function SettingsScreen<Data>({ title, answer, onRetry, children }: SettingsScreenProps<Data>) {
  const { pathname } = useLocation();
  const { error, fetching } = answer;
  // What was typed stays while it cannot be read anew.
  const data = useLastData(answer.data);
  return (
    <Stack gap="5">
      <ScreenTitle>{`${title}, Ayarlar`}</ScreenTitle>
      <TabBar label="Ayarlar">
        {SETTINGS_TABS.map(({ to, label }) => (
          <TabLink key={to} to={to} isCurrent={to === pathname}>
            {label}
          </TabLink>
        ))}
      </TabBar>
      {data === undefined && error && !fetching && (
        <ErrorState title="Ayarlar yüklenemedi" onRetry={onRetry} />
      )}
      {data === undefined && (fetching || !error) && (
        <Stack maxWidth="60rem" role="status" aria-label="Ayarlar yükleniyor">
          <Skeleton height="96" />
        </Stack>
      )}
      {data !== undefined && <Card.Root maxWidth="60rem">{children(data)}</Card.Root>}
    </Stack>
  );
}
