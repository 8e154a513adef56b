import { Badge, Flex, Link, List, Text } from '@chakra-ui/react';
import { CalendarClock, FilePen, TriangleAlert } from 'lucide-react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useClient, useQuery } from 'urql';
import { IN_BACKGROUND } from '../../../graphql/in-background';
import { useLastData } from '../../../graphql/use-last-data';
import { formatDateTime } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { useLiveTopics } from '../../live/use-live-topics';
import { When } from '../../record/when';
import { placeOf } from '../content-tabs';
import { type OpenDraft, OpenDraftsQuery } from './content-drafts.query';

/** What is written and not published yet, in all tabs; nothing where there is none. */
export function OpenDrafts() {
  const client = useClient();
  const [{ data }] = useQuery({ query: OpenDraftsQuery });
  useLiveTopics(() => client.query(OpenDraftsQuery, {}, IN_BACKGROUND).toPromise(), 'drafts');
  const drafts = useLastData(data)?.drafts ?? [];
  if (drafts.length === 0) return null;
  return (
    <Flex as="section" aria-label="Yayımlanmamış taslaklar" wrap="wrap" gap="2" align="baseline">
      <Text color="fg.muted">Yayımlanmamış:</Text>
      <List.Root variant="plain" display="flex" flexDirection="row" flexWrap="wrap" gap="2">
        {drafts.map((draft) => (
          <List.Item key={draft.target}>
            <DraftLink draft={draft} />
          </List.Item>
        ))}
      </List.Root>
    </Flex>
  );
}

function DraftLink({
  draft: { target, staticPage, changedBy, changedAt, publishAt, refused },
}: {
  draft: OpenDraft;
}) {
  const { pathname } = useLocation();
  const { to, label } = placeOf(target);
  const [icon, colorPalette] = refused
    ? [TriangleAlert, 'danger']
    : publishAt === null
      ? [FilePen, 'neutral']
      : [CalendarClock, 'info'];
  return (
    <Badge asChild colorPalette={colorPalette} size="lg" whiteSpace="normal">
      <Link asChild>
        <RouterLink to={to} aria-current={to === pathname ? 'page' : undefined}>
          <Icon of={icon} size={14} />
          {label ?? staticPage?.title}
          <Text as="span" fontWeight="normal">
            {refused && 'yayımlanamadı'}
            {!refused && publishAt !== null && formatDateTime(publishAt)}
            {!refused && publishAt === null && (
              <>
                {changedBy?.name ?? 'Mağaza'}
                {changedAt !== null && (
                  <>
                    , <When at={changedAt} />
                  </>
                )}
              </>
            )}
          </Text>
        </RouterLink>
      </Link>
    </Badge>
  );
}
