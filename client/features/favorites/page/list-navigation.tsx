import { Button, Flex, Heading, Link, List, Stack, Text } from '@chakra-ui/react';
import { Heart, ListChecks, Plus } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { Icon } from '../../../ui/controls/icon';
import { type FavoriteListEntry } from './favorites.query';

export const HEARTS = 'Favoriler';

interface ListNavigationProps {
  lists: readonly FavoriteListEntry[];
  /** Null: the list of hearts. */
  currentId: string | null;
  onAdd: () => void;
}

/** All lists, each with how much is in it. */
export function ListNavigation({ lists, currentId, onAdd }: ListNavigationProps) {
  const hearts = lists.find(({ name }) => name === null);
  const named = lists.filter(({ name }) => name !== null);
  return (
    <Stack as="nav" aria-label="Listelerim" gap="2">
      <Flex align="center" justify="space-between">
        <Heading as="h2" textStyle="h3">
          Listelerim
        </Heading>
        <Button size="sm" variant="outline" onClick={onAdd}>
          <Icon of={Plus} />
          Yeni liste
        </Button>
      </Flex>
      <List.Root variant="plain" gap="1">
        <Entry
          to={paths.favorites()}
          label={HEARTS}
          size={hearts?.size ?? 0}
          isCurrent={currentId === null}
        />
        {named.map(({ id, name, size, shareToken }) => (
          <Entry
            key={id}
            to={paths.favorites(id)}
            label={name ?? ''}
            size={size}
            isCurrent={id === currentId}
            isShared={shareToken !== null}
          />
        ))}
      </List.Root>
      <Text textStyle="small" color="fg.muted">
        Listeler size özeldir; bağlantısını vermedikçe kimse görmez.
      </Text>
    </Stack>
  );
}

interface EntryProps {
  to: string;
  label: string;
  size: number;
  isCurrent: boolean;
  isShared?: boolean;
}

function Entry({ to, label, size, isCurrent, isShared = false }: EntryProps) {
  return (
    <List.Item display="block">
      <Link
        asChild
        variant="plain"
        display="flex"
        alignItems="center"
        gap="2"
        minHeight="11"
        paddingInline="3"
        borderRadius="md"
        bg={isCurrent ? 'petrol.subtle' : undefined}
        fontWeight={isCurrent ? 'semibold' : undefined}
        _hover={{ bg: 'bg.subtle' }}
      >
        <RouterLink to={to} aria-current={isCurrent ? 'page' : undefined}>
          <Icon of={label === HEARTS ? Heart : ListChecks} />
          <Text as="span" flex="1" minWidth="0" overflowWrap="anywhere">
            {label}
            {isShared && (
              <Text as="span" display="block" textStyle="tiny" color="fg.muted" fontWeight="normal">
                bağlantısı olan görür
              </Text>
            )}
          </Text>
          <Text as="span" textStyle="figures" color="fg.muted">
            {size}
          </Text>
        </RouterLink>
      </Link>
    </List.Item>
  );
}
