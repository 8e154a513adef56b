import { MessageSquareQuote, Send } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { MESSAGE_STATUS_LIST, MESSAGE_STATUSES, type MessageStatus } from '../../../shop/message-labels';
import { Icon } from '../../../ui/controls/icon';
import { countText } from '../../list/declare-list';
import { ListScreen } from '../../list/list-screen';
import { type ListView, prefetchList, useList } from '../../list/use-list';
import { useLiveTopics } from '../../live/use-live-topics';
import { LinkButton } from '../../navigation/link-button';
import { NewRecordLink } from '../../list/new-record-link';
import { MESSAGES_STATE } from '../messages-state';
import { MessageActions } from './message-columns';
import { MESSAGES } from './messages.list';

/** All messages of the shop: searched, narrowed and sorted. */
export function MessagesScreen() {
  const view = useList(MESSAGES);
  const { state, refresh } = view;
  useLiveTopics(refresh, 'messages');
  const actions = useMemo(
    () => ({
      addressOf: ({ id }: { id: string }) => paths.adminMessage(id, MESSAGES_STATE.serialize(state)),
    }),
    [state],
  );
  return (
    <MessageActions value={actions}>
      <ListScreen
        view={view}
        tabs={statusTabs(view)}
        main={<NewRecordLink to={paths.adminNewMessage()} label="Yeni mesaj" icon={Send} />}
        actions={
          <LinkButton variant="outline" size="xs">
            <Link to={paths.adminReplyTexts()}>
              <Icon of={MessageSquareQuote} />
              Hazır yanıtlar
            </Link>
          </LinkButton>
        }
      />
    </MessageActions>
  );
}

/** The states of a message, each with the number of messages in it. */
function statusTabs({ state, addressOf, data }: ListView<typeof MESSAGES>) {
  const counts = data?.adminMessageCounts;
  const tab = (label: string, statuses: readonly MessageStatus[], count: string | undefined) => ({
    label,
    to: addressOf({ statuses }),
    isCurrent: state.statuses.join() === statuses.join(),
    count,
  });
  const tabs = MESSAGE_STATUS_LIST.map((status) => {
    const counted = counts?.byStatus.find((one) => one.status === status);
    const count = counted && countText({ total: counted.count, isTotalExact: counted.isCountExact });
    return tab(MESSAGE_STATUSES[status].label, [status], count);
  });
  return { label: 'Duruma göre', tabs: [tab('Tümü', [], counts && countText(counts)), ...tabs] };
}

export { MessagesScreen as Component };
export const prefetch = prefetchList(MESSAGES);
