import { Box, Button, Flex, Span, Text, VisuallyHidden } from '@chakra-ui/react';
import { ChevronsDownUp, ChevronsUpDown, FolderTree } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import { paths } from '../../../paths';
import { formatCount } from '../../../shop/format';
import { ButtonLink } from '../../../ui/controls/button-link';
import { Icon } from '../../../ui/controls/icon';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { followRowKeys } from '../../../ui/table/row-keys';
import { SearchBox } from '../../../ui/table/search-box';
import { ListKeys } from '../../list/list-keys';
import { type CategoriesState, categoriesParameters, MAX_SEARCH_LENGTH } from '../categories-state';
import { type ListedCategory } from '../categories.query';
import { branchesOf, narrowed, rowAfter, type Slot } from './category-tree';
import { DropLine, TreeRow } from './tree-row';
import { useLift } from './use-lift';

interface CategoryTreePanelProps {
  categories: readonly ListedCategory[];
  state: CategoriesState;
  currentId: string | undefined;
  onSearch: (text: string) => void;
  onMove: (category: ListedCategory, slot: Slot) => void;
  onDelete: (category: ListedCategory) => void;
}

/** The categories of the shop, searched, opened and put in order. */
export function CategoryTreePanel(props: CategoryTreePanelProps) {
  const { categories, state, currentId, onSearch, onMove, onDelete } = props;
  const panel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const isNarrowed = state.text !== '' || state.part !== 'ALL';
  const lift = useLift({ categories, list, onMove });
  const { lifted, said } = lift;
  const branches = narrowed(branchesOf(categories), state);
  const parents = branchesOf(categories).filter(({ children }) => children.length > 0);
  const isOpen = (id: string) => isNarrowed || !closed.has(id);
  const toggle = (id: string) => {
    const others = [...closed].filter((other) => other !== id);
    setClosed(new Set(others.length < closed.size ? others : [...others, id]));
  };
  const isAllClosed = parents.length > 0 && parents.every(({ main }) => closed.has(main.id));
  const dropBefore = lifted && (rowAfter(categories, lifted.slot) ?? '');
  const dropLine = lifted && <DropLine isInside={lifted.slot.parentId !== null} />;
  const row = (category: ListedCategory, hasChildren: boolean) => (
    <Fragment key={category.id}>
      {dropBefore === category.id && dropLine}
      <TreeRow
        category={category}
        to={paths.adminCategory(category.id, categoriesParameters(state))}
        isCurrent={category.id === currentId}
        fold={
          hasChildren && !isNarrowed
            ? { isOpen: isOpen(category.id), toggle: () => toggle(category.id) }
            : undefined
        }
        lift={isNarrowed ? undefined : lift}
        onDelete={() => onDelete(category)}
      />
    </Fragment>
  );
  return (
    <Box
      ref={panel}
      as="section"
      aria-label="Kategori ağacı"
      marginInline={{ base: '-3', md: '0' }}
      borderWidth={{ base: '0', md: '1px' }}
      borderRadius={{ md: 'lg' }}
      background="bg.surface"
    >
      <Flex align="center" gap="2" minHeight="11" padding="2" borderBottomWidth="1px">
        <SearchBox
          label="Ad ya da adres"
          text={state.text}
          maxLength={MAX_SEARCH_LENGTH}
          onSearch={onSearch}
        />
        {!isNarrowed && parents.length > 0 && (
          <Button
            variant="ghost"
            size="xs"
            onClick={() => setClosed(new Set(isAllClosed ? [] : parents.map(({ main }) => main.id)))}
          >
            <Icon of={isAllClosed ? ChevronsUpDown : ChevronsDownUp} />
            {isAllClosed ? 'Hepsini aç' : 'Hepsini kapat'}
          </Button>
        )}
        <Box hideBelow="md">
          <ListKeys place={panel} />
        </Box>
      </Flex>
      {branches.length > 0 ? (
        <>
          <Flex
            aria-hidden
            hideBelow="md"
            minHeight="1.875rem"
            align="center"
            justify="space-between"
            paddingInlineStart="3"
            paddingInlineEnd="10"
            textStyle="small"
            color="fg.muted"
            background="bg.canvas"
            borderBottomWidth="1px"
          >
            <Span flex="1">Kategori</Span>
            <Span width="5rem" textAlign="end" marginInlineEnd="2">
              Ürün
            </Span>
            <Span width="5.25rem">Durum</Span>
          </Flex>
          <Box
            as="ul"
            ref={list}
            listStyleType="none"
            isolation="isolate"
            css={{ '& :is(button)': { position: 'relative', zIndex: '1' } }}
            onKeyDown={(event) => followRowKeys(event, undefined)}
          >
            {branches.flatMap(({ main, children }) => [
              row(main, children.length > 0),
              ...(isOpen(main.id) ? children.map((child) => row(child, false)) : []),
            ])}
            {dropBefore === '' && dropLine}
          </Box>
          <Text padding="3" textStyle="small" color="fg.muted">
            {footText(categories)}
          </Text>
        </>
      ) : (
        <NoCategories hasAny={categories.length > 0} />
      )}
      <VisuallyHidden role="status" aria-live="assertive">
        {said}
      </VisuallyHidden>
    </Box>
  );
}

function NoCategories({ hasAny }: { hasAny: boolean }) {
  const icon = <Icon of={FolderTree} size={56} strokeWidth={1} />;
  return hasAny ? (
    <EmptyState isInCard icon={icon} title="Bu ölçütlere uyan kategori yok">
      <ButtonLink tone="petrol" to={paths.adminCategories()}>
        Filtreleri temizle
      </ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState isInCard icon={icon} title="Henüz kategori yok">
      <p>Mağazanın menüsü kategorilerden oluşur.</p>
      <ButtonLink tone="petrol" to={paths.adminNewCategory()}>
        İlk kategoriyi ekleyin
      </ButtonLink>
    </EmptyState>
  );
}

function footText(categories: readonly ListedCategory[]): string {
  const mains = categories.filter(({ parentId }) => parentId === null).length;
  const below = formatCount(categories.length - mains);
  return `${formatCount(mains)} ana, ${below} alt kategori. Ana kategorinin sayısı altındakileri de içerir.`;
}
