import { Text } from '@chakra-ui/react';
import { OwnConversations } from '../../features/messages/own-conversations';
import { paths } from '../../paths';
import { NeedsScripts } from '../../ui/feedback/needs-scripts';
import { OwnPage } from '../profile/own-page';
import { type PageMeta } from '../screen';

export const isPersonal = true;

export function meta(): PageMeta {
  return { title: 'Mesajlarım', description: 'Mağazaya yazdığınız mesajlar ve yanıtları.' };
}

/** What the signed-in customer wrote to the shop. */
export function Component() {
  return (
    <OwnPage
      title="Mesajlarım"
      path={paths.messages()}
      skeleton={
        <NeedsScripts text="Mesajlarınızı görmek için tarayıcınızda JavaScript açık olmalıdır; yanıtların bağlantısını e-postanızda bulursunuz.">
          <Text role="status">Mesajlarınız yükleniyor…</Text>
        </NeedsScripts>
      }
      failure="Mesajlarınız yüklenemedi"
    >
      {(customerId) => <OwnConversations key={customerId} />}
    </OwnPage>
  );
}
