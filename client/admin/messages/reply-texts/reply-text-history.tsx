import { Skeleton } from '@chakra-ui/react';
import { useQuery } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { ErrorState } from '../../../ui/feedback/error-state';
import { type ReplyText } from '../detail/message.query';
import { differingText } from '../../record/differing-text';
import { type PanelRecord, RecordChangeFragment } from '../../record/record';
import { RecordHistory } from '../../record/record-history';
import { valuesAt } from '../../record/record-merge';

export const ReplyTextHistoryQuery = graphql(
  `
    query ReplyTextHistory($id: ID!) {
      messageReplyTextHistory(id: $id, take: 100) {
        ...RecordChange
      }
    }
  `,
  [RecordChangeFragment],
);

type Values = Pick<ReplyText, 'title' | 'text'>;

const read = (stored: unknown) => String(stored);

const FIELDS: PanelRecord<Values>['fields'] = {
  title: { label: 'Başlık', read, text: (title) => title },
  text: { label: 'Metin', read, text: (text, other) => differingText(text, other ?? '') },
};

interface ReplyTextHistoryProps {
  saved: ReplyText;
  /** Gets what an earlier version said. */
  onRestore: (values: Values) => void;
}

/** Who changed what of a saved text; an earlier version is put into its form. */
export function ReplyTextHistory({ saved, onRestore }: ReplyTextHistoryProps) {
  const [{ data, error, fetching }, askAgain] = useQuery({
    query: ReplyTextHistoryQuery,
    variables: { id: saved.id },
    requestPolicy: 'cache-and-network',
  });
  if (error && !fetching && !data) {
    return (
      <ErrorState title="Geçmiş yüklenemedi" onRetry={() => askAgain({ requestPolicy: 'network-only' })} />
    );
  }
  if (!data) return <Skeleton height="xs" role="status" aria-label="Geçmiş yükleniyor" />;
  const { id, version, ...values } = saved;
  const record = { values, version, history: data.messageReplyTextHistory };
  return (
    <RecordHistory
      key={id}
      record={{ fields: FIELDS }}
      saved={record}
      onRestore={(earlier) => onRestore(valuesAt({ fields: FIELDS }, record, earlier))}
    />
  );
}
