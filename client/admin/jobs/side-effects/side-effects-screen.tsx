import { Button, Card, Stack } from '@chakra-ui/react';
import { MailCheck, Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMutation, useQuery } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { useLastData } from '../../../graphql/use-last-data';
import { paths } from '../../../paths';
import { formatCount } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { ErrorAlert } from '../../../ui/feedback/error-alert';
import { ErrorState } from '../../../ui/feedback/error-state';
import { toaster } from '../../../ui/feedback/toaster';
import { DataTable } from '../../../ui/table/data-table';
import { ListPager } from '../../../ui/table/list-pager';
import { ScreenTitle } from '../../frame/screen-title';
import { sideEffectName } from '../../notices/job-names';
import { JobsEmpty } from '../jobs-empty';
import { JobsTabs } from '../jobs-tabs';
import { JOBS_PER_PAGE, readJobsState, writeJobsState } from '../jobs-state';
import { SIDE_EFFECT_COLUMNS } from './side-effect-columns';
import {
  FailedSideEffectsQuery,
  RetrySideEffectsMutation,
  SIDE_EFFECTS_CONTEXT,
  sideEffectsVariables,
} from './side-effects.query';

/** Mails and the like that were given up, to be sent again. */
export function SideEffectsScreen() {
  const { search } = useLocation();
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  const { page } = readJobsState(parameters);
  const [answer, askAgain] = useQuery({
    query: FailedSideEffectsQuery,
    variables: sideEffectsVariables(parameters),
    context: SIDE_EFFECTS_CONTEXT,
  });
  // What was shown stays while it cannot be loaded anew.
  const data = useLastData(answer.data);
  const reload = () => askAgain({ requestPolicy: 'network-only' });
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const { send, isSending } = useSending(() => {
    setSelection(new Set());
    reload();
  });
  const { error, fetching, stale } = answer;
  const list = data?.failedSideEffects;
  const addressOf = (next: number) =>
    paths.adminFailedSideEffects(writeJobsState({ status: 'ALL', page: next }));
  return (
    <Stack gap="4">
      <ScreenTitle>Gönderilemeyenler, İşler</ScreenTitle>
      <JobsTabs
        chosen="SIDE_EFFECTS"
        counts={
          data && {
            jobs: new Map(data.jobCounts.map(({ status, count }) => [status, count])),
            sideEffects: data.failedSideEffects.total,
          }
        }
      />
      {error && !fetching && data && (
        <ErrorAlert role="status">
          <p>{refusalOf(error).message}</p>
        </ErrorAlert>
      )}
      {error && !fetching && !data ? (
        <ErrorState title="Liste yüklenemedi" onRetry={reload} />
      ) : (
        <Card.Root
          overflow={{ md: 'hidden' }}
          borderWidth={{ base: '0', md: '1px' }}
          bg={{ base: 'transparent', md: 'bg.surface' }}
        >
          <DataTable
            label="Gönderilemeyenler"
            columns={SIDE_EFFECT_COLUMNS}
            rows={list?.items}
            rowId={({ id }) => id}
            rowName={({ name }) => sideEffectName(name)}
            isRefreshing={fetching || stale}
            selection={selection}
            onSelectionChange={setSelection}
            bulkActions={
              <Button
                colorPalette="petrol"
                size="sm"
                loading={isSending}
                onClick={() => send([...selection])}
              >
                <Icon of={Send} size={16} />
                Yeniden gönder
              </Button>
            }
            empty={
              <JobsEmpty
                icon={MailCheck}
                title="Gönderilemeyen bir şey yok"
                text="Bir gün boyunca gönderilemeyen e-postalar burada görünür."
                firstPage={list && list.total > 0 ? addressOf(1) : undefined}
              />
            }
          />
        </Card.Root>
      )}
      {list && list.items.length > 0 && (
        <ListPager
          page={page}
          pageSize={JOBS_PER_PAGE}
          total={list.total}
          totalText={`${formatCount(list.total)} kayıttan`}
          addressOf={addressOf}
        />
      )}
    </Stack>
  );
}

/** @param onSent those that could be are waiting again, the others were sent by somebody else */
function useSending(onSent: () => void) {
  const [{ fetching }, retry] = useMutation(RetrySideEffectsMutation);
  const send = (ids: string[]) => {
    void retry({ ids }).then(({ data, error }) => {
      if (error || !data) {
        const description = error && refusalOf(error).message;
        toaster.error({ title: 'Yeniden gönderilemedi', description });
        return;
      }
      toaster.success({ title: `${formatCount(data.retrySideEffects.length)} kayıt yeniden gönderiliyor` });
      onSent();
    });
  };
  return { send, isSending: fetching };
}
