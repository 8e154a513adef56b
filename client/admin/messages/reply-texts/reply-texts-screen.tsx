import { Card, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Client, useQuery } from 'urql';
import { paths } from '../../../paths';
import { Icon } from '../../../ui/controls/icon';
import { ErrorState } from '../../../ui/feedback/error-state';
import { LeaveGuard } from '../../../ui/form/leave-guard';
import { ScreenTitle } from '../../frame/screen-title';
import { LinkButton } from '../../navigation/link-button';
import { prefetch as prefetchQuery } from '../../navigation/prefetch';
import { ReplyTextsQuery } from '../detail/message.query';
import { ReplyTextForm } from './reply-text-form';

/** Of the form that adds one. */
const NEW = 'new';

/** The saved texts that staff begin replies with. */
export function ReplyTextsScreen() {
  const [added, setAdded] = useState(0);
  // Its form is replaced then, or goes.
  const [changed, setChanged] = useState<string>();
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set());
  const [{ data, error, fetching }, askAgain] = useQuery({ query: ReplyTextsQuery });
  const reload = () => askAgain({ requestPolicy: 'network-only' });
  if (error && !fetching && !data) return <ErrorState title="Hazır yanıtlar yüklenemedi" onRetry={reload} />;
  if (!data) return <Skeleton height="md" role="status" aria-label="Hazır yanıtlar yükleniyor" />;
  const texts = data.messageReplyTexts;
  const onSaved = (id: string) => {
    setChanged(id);
    if (id === NEW) setAdded(added + 1);
    reload();
  };
  const onDirty = (id: string) => (isDirty: boolean) =>
    setDirty((before) => (isDirty ? new Set(before).add(id) : withoutId(before, id)));
  return (
    <Stack gap="4" maxWidth="48rem">
      <ScreenTitle>Hazır yanıtlar</ScreenTitle>
      <LinkButton variant="outline" size="sm" alignSelf="start">
        <Link to={paths.adminMessages()}>
          <Icon of={ArrowLeft} />
          Mesajlar
        </Link>
      </LinkButton>
      <Text color="fg.muted">Mesajlara yanıt yazarken seçilir, göndermeden önce değiştirilebilir.</Text>
      {texts.map((saved) => (
        <Card.Root key={`${saved.id} ${String(saved.version)}`} as="section" aria-label={saved.title}>
          <Card.Body>
            <ReplyTextForm
              saved={saved}
              onDirty={onDirty(saved.id)}
              takesFocus={changed === saved.id}
              onSaved={() => onSaved(saved.id)}
            />
          </Card.Body>
        </Card.Root>
      ))}
      <Card.Root as="section">
        <Card.Body gap="3">
          <Heading as="h2" textStyle="h3">
            Yeni hazır yanıt
          </Heading>
          <ReplyTextForm
            key={added}
            onDirty={onDirty(NEW)}
            takesFocus={changed !== undefined && !texts.some(({ id }) => id === changed)}
            onSaved={() => onSaved(NEW)}
          />
        </Card.Body>
      </Card.Root>
      {/* One for all forms: the router asks only the guard that came last. */}
      <LeaveGuard
        isActive={dirty.size > 0}
        title="Kaydedilmemiş değişiklikler var"
        confirmLabel="Kaydetmeden çık"
      >
        Bu sayfadan ayrılırsanız yazdıklarınız kaydedilmez.
      </LeaveGuard>
    </Stack>
  );
}

function withoutId(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  if (!ids.has(id)) return ids;
  return new Set([...ids].filter((other) => other !== id));
}

export { ReplyTextsScreen as Component };
export const prefetch = (client: Client): Promise<null> => prefetchQuery(client, ReplyTextsQuery, {});
