import { Text } from '@chakra-ui/react';
import { KeyRound } from 'lucide-react';
import { useQuery } from 'urql';
import { NewSecretDialog } from '../secrets/new-secret-dialog';
import { SecretsScreen } from '../secrets/secrets-screen';
import { ShownSecret } from '../secrets/shown-secret';
import { ApiKeysList } from './api-keys-list';
import { ApiKeysQuery, OF_KEYS } from './api-keys.query';
import { NewKeyForm } from './new-key-form';

/** The keys with which programs ask and change what the shop has. */
export function ApiKeysScreen() {
  return (
    <SecretsScreen
      title="API anahtarları"
      answer={useQuery({ query: ApiKeysQuery, context: OF_KEYS })}
      itemsOf={({ apiKeys }) => apiKeys}
      empty="Henüz anahtar yok. ERP gibi programlar mağazaya bir anahtarla bağlanır."
      aside={<NewKey />}
    >
      {(keys) => <ApiKeysList keys={keys} />}
    </SecretsScreen>
  );
}

function NewKey() {
  return (
    <NewSecretDialog
      icon={KeyRound}
      label="Yeni anahtar"
      title="Yeni API anahtarı"
      createdTitle="Anahtar oluşturuldu"
      form={(onCreated) => <NewKeyForm onCreated={onCreated} />}
      created={(secret, onClose) => (
        <ShownSecret what="API anahtarı" secret={secret} onClose={onClose}>
          <Text>
            Bu anahtar <b>yalnızca şimdi gösterilir</b>. Programa şimdi kaydedin; kaybolursa yenisini
            oluşturun.
          </Text>
        </ShownSecret>
      )}
    />
  );
}

export { ApiKeysScreen as Component };
export { prefetchApiKeys as prefetch } from './api-keys.query';
