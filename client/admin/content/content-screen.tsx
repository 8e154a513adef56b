import { Skeleton, Stack } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { type FieldValues } from 'react-hook-form';
import { useQuery } from 'urql';
import { useLastData } from '../../graphql/use-last-data';
import { ErrorState } from '../../ui/feedback/error-state';
import { ScreenTitle } from '../frame/screen-title';
import { useLiveQuery } from '../live/use-live-query';
import { type ReadRecord } from '../record/record';
import { type ContentRecord } from './content-record';
import { ContentTabs, type ContentTab } from './content-tabs';
import { OpenDrafts } from './drafts/open-drafts';
import { NoPage } from './no-page';

interface ContentScreenProps<Values extends FieldValues> {
  record: ContentRecord<Values>;
  tab: ContentTab | undefined;
  /** Between the tabs and the form. */
  choice?: ReactNode;
  /** The form, once what is saved was read. */
  children: (saved: ReadRecord<Values>) => ReactNode;
}

/** One tab of the content. */
export function ContentScreen<Values extends FieldValues>({
  record,
  tab,
  choice,
  children,
}: ContentScreenProps<Values>) {
  const { query, variables = {} } = record;
  const [state, ask] = useQuery({ query, variables });
  const { data: answer, error, fetching } = state;
  useLiveQuery({ query, variables, state }, 'content');
  // What was typed stays while it cannot be read anew.
  const data = useLastData(answer);
  const saved = data === undefined ? undefined : record.read(data);
  return (
    <Stack gap="5">
      <ScreenTitle>{`${record.label}, İçerik`}</ScreenTitle>
      <ContentTabs current={tab} />
      {data !== undefined && <OpenDrafts />}
      {choice}
      {data === undefined && error && !fetching && (
        <ErrorState title="İçerik yüklenemedi" onRetry={() => ask({ requestPolicy: 'network-only' })} />
      )}
      {data === undefined && (fetching || !error) && (
        <Stack maxWidth="60rem" role="status" aria-label="İçerik yükleniyor">
          <Skeleton height="96" />
        </Stack>
      )}
      {data !== undefined && !saved && <NoPage />}
      {saved && children(saved)}
    </Stack>
  );
}
