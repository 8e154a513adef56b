import { Box, Grid, Skeleton, Span, Stack } from '@chakra-ui/react';
import { MousePointerClick } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useClient, useQuery } from 'urql';
import { IN_BACKGROUND } from '../../graphql/in-background';
import { useLastData } from '../../graphql/use-last-data';
import { PARENT_PARAMETER } from '../../path-parameters';
import { paths } from '../../paths';
import { formatCount } from '../../shop/format';
import { Icon } from '../../ui/controls/icon';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorState } from '../../ui/feedback/error-state';
import { CONTENT_ID } from '../../ui/navigation/content-id';
import { ScreenTitle } from '../frame/screen-title';
import { countText } from '../list/declare-list';
import { useLiveTopics } from '../live/use-live-topics';
import { NewRecordLink } from '../list/new-record-link';
import { TabZone } from '../navigation/tab-zone';
import { TabLink } from '../../ui/layout/tab-link';
import { categoriesParameters, type CategoriesState, readCategoriesState } from './categories-state';
import {
  CATEGORIES_CONTEXT,
  CategoriesQuery,
  type ListedCategory,
  prefetchCategories,
} from './categories.query';
import { DeleteCategory } from './delete-category';
import { CategoryForm } from './form/category-form';
import { NewCategoryForm } from './form/new-category-form';
import { CategoryTreePanel } from './tree/category-tree-panel';
import { useCategoryMove } from './tree/use-category-move';
import { WizardWarning } from './wizard-warning';

/** The tree of categories with the form of one of them, or of a new one. */
export function CategoriesScreen() {
  const client = useClient();
  const { search } = useLocation();
  const state = readCategoriesState(new URLSearchParams(search));
  const [{ data: answer, error, fetching }, ask] = useQuery({
    query: CategoriesQuery,
    context: CATEGORIES_CONTEXT,
  });
  const data = useLastData(answer);
  const reload = () => ask({ requestPolicy: 'network-only' });
  useLiveTopics(
    () => client.query(CategoriesQuery, {}, { ...CATEGORIES_CONTEXT, ...IN_BACKGROUND }).toPromise(),
    'catalog',
  );
  return (
    <Stack gap="2">
      <ScreenTitle>Kategoriler</ScreenTitle>
      <Tabs
        state={state}
        categories={data?.adminCategories}
        uncategorized={data && countText(data.uncategorized)}
      />
      {data === undefined && error && !fetching && (
        <ErrorState title="Kategoriler yüklenemedi" onRetry={reload} />
      )}
      {data === undefined && (fetching || !error) && (
        <Skeleton height="96" role="status" aria-label="Kategoriler yükleniyor" />
      )}
      {data && <TreeAndForm loaded={data.adminCategories} state={state} reload={reload} />}
    </Stack>
  );
}

interface TabsProps {
  state: CategoriesState;
  categories: readonly ListedCategory[] | undefined;
  /** How many products have no category. */
  uncategorized: string | undefined;
}

function Tabs({ state, categories, uncategorized }: TabsProps) {
  const active = categories?.filter(({ isActive }) => isActive).length;
  const tab = (label: string, part: CategoriesState['part'], count: number | undefined) => (
    <TabLink
      to={paths.adminCategories(categoriesParameters({ ...state, part }))}
      isCurrent={state.part === part}
    >
      {label}
      <TabCount>{count === undefined ? '' : formatCount(count)}</TabCount>
    </TabLink>
  );
  return (
    <TabZone
      label="Duruma göre"
      main={
        <NewRecordLink
          to={paths.adminNewCategory(undefined, categoriesParameters(state))}
          label="Yeni kategori"
        />
      }
    >
      {tab('Tümü', 'ALL', categories?.length)}
      {tab('Aktif', 'ACTIVE', active)}
      {tab('Pasif', 'PASSIVE', categories && categories.length - (active ?? 0))}
      <TabLink to={paths.adminProducts(new URLSearchParams({ kategori: 'kategorisiz' }))} isCurrent={false}>
        Kategorisiz ürünler
        <TabCount>{uncategorized ?? ''}</TabCount>
      </TabLink>
    </TabZone>
  );
}

function TabCount({ children }: { children: string }) {
  return (
    <Span textStyle="small" color="fg.muted" fontWeight="normal" minWidth="2ch">
      {children}
    </Span>
  );
}

/** Below it the form stands under the tree. */
const NARROW = '(max-width: 79.99rem)';

interface TreeAndFormProps {
  loaded: readonly ListedCategory[];
  state: CategoriesState;
  reload: () => void;
}

function TreeAndForm({ loaded, state, reload }: TreeAndFormProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { categoryId } = useParams();
  const [deleted, setDeleted] = useState<ListedCategory>();
  const { categories, move } = useCategoryMove(loaded, reload);
  const form = useFormInSight(pathname);
  const isNew = pathname === paths.adminNewCategory();
  const parameters = categoriesParameters(state);
  const current = categories.find(({ id }) => id === categoryId);
  const parentId = new URLSearchParams(search).get(PARENT_PARAMETER) ?? '';
  return (
    <>
      <WizardWarning categories={categories} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1.6fr) minmax(0, 1fr)' }}
        gap="3"
        alignItems="start"
      >
        <CategoryTreePanel
          categories={categories}
          state={state}
          currentId={current?.id}
          onSearch={(text) =>
            void navigate(
              { pathname, search: categoriesParameters({ ...state, text }).toString() },
              { replace: true, preventScrollReset: true },
            )
          }
          onMove={(category, slot) => void move(category, slot)}
          onDelete={setDeleted}
        />
        <Box
          ref={form}
          position={{ xl: 'sticky' }}
          top={{ xl: '3' }}
          maxHeight={{ xl: 'calc(100dvh - 1.5rem)' }}
          overflowY={{ xl: 'auto' }}
          scrollMarginTop="3"
          // What saves stays in sight.
          css={{
            '& form > :last-child': {
              position: 'sticky',
              bottom: '0',
              zIndex: '1',
              background: 'bg.surface',
            },
          }}
        >
          {isNew ? (
            <NewCategoryForm
              key={parentId}
              categories={categories}
              parentId={categories.some(({ id }) => id === parentId) ? parentId : ''}
              onAdded={(id) =>
                void navigate(paths.adminCategory(id, parameters), { preventScrollReset: true })
              }
            />
          ) : current ? (
            <CategoryForm
              key={current.id}
              category={current}
              categories={categories}
              onDelete={() => setDeleted(current)}
            />
          ) : (
            <NothingChosen isUnknown={categoryId !== undefined} />
          )}
        </Box>
      </Grid>
      <DeleteCategory
        category={deleted}
        categories={categories}
        onDeleted={({ id }) => {
          document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
          if (id !== categoryId) return;
          void navigate(paths.adminCategories(parameters), { preventScrollReset: true });
        }}
        onClose={() => setDeleted(undefined)}
      />
    </>
  );
}

/** What is opened where the form stands below the tree is scrolled into sight. */
function useFormInSight(pathname: string) {
  const form = useRef<HTMLDivElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    if (pathname === paths.adminCategories() || !window.matchMedia(NARROW).matches) return undefined;
    // The frame of the panel gives the focus to the start of the screen first.
    const frame = requestAnimationFrame(() => {
      form.current?.scrollIntoView({ block: 'start' });
      form.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  return form;
}

function NothingChosen({ isUnknown }: { isUnknown: boolean }) {
  return (
    <Box hideBelow={isUnknown ? undefined : 'xl'} borderWidth="1px" borderRadius="lg" background="bg.surface">
      <EmptyState
        isInCard
        icon={<Icon of={MousePointerClick} size={48} strokeWidth={1} />}
        title={isUnknown ? 'Böyle bir kategori yok' : 'Düzenlemek için bir kategori seçin'}
      >
        {isUnknown && <p>Silinmiş olabilir. Soldaki ağaçtan başka bir kategori seçin.</p>}
      </EmptyState>
    </Box>
  );
}

export { CategoriesScreen as Component };
export { prefetchCategories as prefetch };
