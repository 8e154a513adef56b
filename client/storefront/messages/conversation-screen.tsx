import { Container, Heading, Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { ConversationFragment } from '../../features/messages/conversation.fragment';
import { ConversationPage } from '../../features/messages/conversation-page';
import { DesignProvider } from '../../design/design-provider';
import { graphql } from '../../graphql/graphql';
import { runQuery, warm } from '../../graphql/query';
import { paths } from '../../paths';
import { ErrorState } from '../../ui/feedback/error-state';
import { useHydrated } from '../../ui/controls/use-hydrated';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import { NotFoundScreen } from '../errors/not-found-screen';
import { notFound, type NotFound } from '../route-answers';
import { type PageMeta, type ScreenRequest, useScreenData } from '../screen';

const UNKNOWN: NotFound = {
  title: 'Mesaj bulunamadı',
  hint: 'Bağlantı eksik kopyalanmış olabilir; e-postanızdaki bağlantıyı yeniden açın.',
};

export const ConversationQuery = graphql(
  `
    query Conversation($token: String!) {
      contactMessageByToken(token: $token) {
        ...Conversation
      }
    }
  `,
  [ConversationFragment],
);

/** Its number alone stands in the HTML of the server: a sender without scripts reads it there. */
const ConversationNumberQuery = graphql(`
  query ConversationNumber($token: String!) {
    contactMessageByToken(token: $token) {
      number
    }
  }
`);

const TRAIL = [
  { name: 'Ana Sayfa', path: paths.home() },
  { name: 'İletişim', path: paths.contact() },
];

export const isPersonal = true;

export async function loader({ client, params: { token = '' } }: ScreenRequest): Promise<string> {
  const [{ contactMessageByToken: found }] = await Promise.all([
    runQuery(client, ConversationNumberQuery, { token }),
    warm(client, ConversationQuery, { token }),
  ]);
  if (!found) throw notFound(UNKNOWN);
  return found.number;
}

export function meta(): PageMeta {
  return { title: 'Mesaj', description: '' };
}

/** What a visitor wrote, at a secret address: how guests read and answer replies. */
export function Component() {
  const { token = '' } = useParams();
  return (
    <DesignProvider>
      <LoadedConversation key={token} token={token} />
    </DesignProvider>
  );
}

function LoadedConversation({ token }: { token: string }) {
  const number = useScreenData<typeof loader>();
  const [{ data, error }, ask] = useQuery({
    query: ConversationQuery,
    variables: { token },
    // The HTML of the server passes through more hands than its answers.
    pause: !useHydrated(),
  });
  const conversation = data?.contactMessageByToken;
  if (conversation === null) return <NotFoundScreen {...UNKNOWN} />;
  return (
    <Container>
      <Breadcrumbs trail={[...TRAIL, { name: number, path: '' }]} />
      {conversation ? (
        <ConversationPage
          conversation={conversation}
          onAnswered={() => ask({ requestPolicy: 'network-only' })}
        />
      ) : (
        <>
          <Heading as="h1" textStyle="h1" paddingTop="4">
            Mesaj {number}
          </Heading>
          <Text paddingBlock="4">Mesajınız alındı. Referans numarası: {number}</Text>
          {error && (
            <ErrorState title="Mesaj yüklenemedi" onRetry={() => ask({ requestPolicy: 'network-only' })} />
          )}
        </>
      )}
    </Container>
  );
}
