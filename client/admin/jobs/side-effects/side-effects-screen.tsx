import { Button } from '@chakra-ui/react';
import { Send } from 'lucide-react';
import { useMutation } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { formatCount } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { toaster } from '../../../ui/feedback/toaster';
import { ListScreen } from '../../list/list-screen';
import { prefetchList, useList } from '../../list/use-list';
import { jobsTabs } from '../jobs-tabs';
import { SIDE_EFFECTS } from './side-effects.list';
import { RetrySideEffectsMutation } from './side-effects.query';

/** Mails and the like that were given up, to be sent again. */
export function SideEffectsScreen() {
  const view = useList(SIDE_EFFECTS);
  const { send, isSending } = useSending(() => {
    view.selection.clear();
    view.reload();
  });
  return (
    <ListScreen
      view={view}
      tabs={jobsTabs('SIDE_EFFECTS', view.data)}
      bulk={
        <Button
          colorPalette="petrol"
          size="xs"
          loading={isSending}
          onClick={() => send([...view.selection.ids])}
        >
          <Icon of={Send} size={16} />
          Yeniden gönder
        </Button>
      }
    />
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

export { SideEffectsScreen as Component };
export const prefetch = prefetchList(SIDE_EFFECTS);
