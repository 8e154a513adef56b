import { Badge, Box, Flex, IconButton, Link, Text } from '@chakra-ui/react';
import { ChevronDown, ChevronRight, CircleCheck, EyeOff, GripVertical } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { formatCount } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { Thumbnail } from '../../../ui/media/thumbnail';
import { type ListedCategory } from '../categories.query';
import { CategoryMenu } from './category-menu';
import { type useLift } from './use-lift';

interface TreeRowProps {
  category: ListedCategory;
  /** Where its form is. */
  to: string;
  isCurrent: boolean;
  /** Undefined for one that nothing stands below. */
  fold: { readonly isOpen: boolean; readonly toggle: () => void } | undefined;
  /** Undefined while the tree is narrowed: a place among what is shown is none in the tree. */
  lift: ReturnType<typeof useLift> | undefined;
  onDelete: () => void;
}

/** One category: its handle, its name, how many products are in it and below it, and whether visitors see it. */
export function TreeRow({ category, to, isCurrent, fold, lift, onDelete }: TreeRowProps) {
  const { id, name, slug, parentId, isActive, productCount } = category;
  const isLifted = lift?.lifted?.category.id === id;
  return (
    <Flex
      as="li"
      data-row={id}
      position="relative"
      align="center"
      gap="2"
      minHeight={parentId === null ? '2.75rem' : '2.5rem'}
      paddingInlineStart={parentId === null ? '2' : { base: '5', md: '8' }}
      paddingInlineEnd="2"
      borderBottomWidth="1px"
      background={isCurrent ? 'petrol.subtle' : isLifted ? 'bg.subtle' : undefined}
      boxShadow={isCurrent ? 'inset 3px 0 var(--chakra-colors-petrol-fg)' : isLifted ? 'float' : undefined}
      opacity={isLifted && lift.lifted?.from ? 0.75 : undefined}
      _hover={{ background: isCurrent ? undefined : 'bg.subtle' }}
    >
      <IconButton
        variant="ghost"
        size="xs"
        minWidth="6"
        color="fg.muted"
        cursor={lift ? (isLifted ? 'grabbing' : 'grab') : undefined}
        touchAction="none"
        aria-label={`${name}: taşı (Boşluk tuşu ile al, ok tuşlarıyla taşı)`}
        aria-pressed={isLifted}
        disabled={!lift}
        title={lift ? undefined : 'Taşımak için aramayı ve süzgeci kaldırın'}
        onKeyDown={(event) => lift?.press(event, category)}
        {...lift?.pointer(category)}
      >
        <Icon of={GripVertical} />
      </IconButton>
      {parentId === null ? (
        <Box width="6" flexShrink={0}>
          {fold && (
            <IconButton
              variant="ghost"
              size="xs"
              minWidth="6"
              aria-label={`${name}: ${fold.isOpen ? 'kapat' : 'aç'}`}
              aria-expanded={fold.isOpen}
              _expanded={{ background: 'transparent' }}
              onClick={fold.toggle}
            >
              <Icon of={fold.isOpen ? ChevronDown : ChevronRight} />
            </IconButton>
          )}
        </Box>
      ) : (
        // It hangs on the one above.
        <Box
          aria-hidden
          alignSelf="stretch"
          position="relative"
          width={{ base: '2', md: '5' }}
          flexShrink={0}
          _before={{
            content: '""',
            position: 'absolute',
            insetInline: '0',
            insetBlock: '0 50%',
            borderInlineStartWidth: '1px',
            borderBottomWidth: '1px',
            borderColor: 'line.strong',
            borderEndStartRadius: 'md',
          }}
        />
      )}
      <Box boxSize="7" flexShrink={0}>
        <Thumbnail picture={category.picture} />
      </Box>
      <Box data-title="" flex="1" minWidth="0" title={`${name}, /kategori/${slug}`}>
        <Text as="span" display="block" truncate>
          <Link
            asChild
            variant="plain"
            color="fg"
            fontWeight={parentId === null ? 'semibold' : 'medium'}
            aria-current={isCurrent ? 'true' : undefined}
            // The whole row opens the form.
            _after={{ content: '""', position: 'absolute', inset: '0' }}
          >
            <RouterLink to={to} preventScrollReset>
              {name}
            </RouterLink>
          </Link>
          <Text as="span" hideBelow="md" textStyle="small" color="fg.muted" marginInlineStart="2">
            /{slug}
          </Text>
        </Text>
      </Box>
      <Text
        as="span"
        textStyle="figures"
        whiteSpace="nowrap"
        fontWeight={parentId === null ? 'semibold' : undefined}
        title={parentId === null ? 'Alt kategorilerle birlikte' : undefined}
      >
        {formatCount(productCount)}
        <Text as="span" hideBelow="md" textStyle="small" color="fg.muted" fontWeight="normal">
          {' '}
          ürün
        </Text>
      </Text>
      <Box width={{ md: '5.25rem' }} flexShrink={0}>
        <Badge colorPalette={isActive ? 'success' : 'gray'} hideBelow={isActive ? 'md' : undefined}>
          <Icon of={isActive ? CircleCheck : EyeOff} size={14} strokeWidth={2} />
          {isActive ? 'Aktif' : 'Pasif'}
        </Badge>
      </Box>
      <CategoryMenu category={category} onDelete={onDelete} />
    </Flex>
  );
}

/** Where a category that is moved would be put down. */
export function DropLine({ isInside }: { isInside: boolean }) {
  return (
    <Box as="li" aria-hidden position="relative" zIndex="1" height="0">
      <Box
        position="absolute"
        insetInlineStart={isInside ? '3.5rem' : '2'}
        insetInlineEnd="2"
        top="-1.5px"
        height="3px"
        borderRadius="full"
        background="petrol.fg"
      />
    </Box>
  );
}
