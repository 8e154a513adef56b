import { Box, Stack } from '@chakra-ui/react';
import { type RowData } from '@tanstack/react-table';
import { type ReactNode, useRef } from 'react';
import { refusalOf } from '../../graphql/refusal';
import { ErrorAlert } from '../../ui/feedback/error-alert';
import { ErrorState } from '../../ui/feedback/error-state';
import { ColumnChoice } from '../../ui/table/column-choice';
import { type StoredColumns, useDenseRows, useStoredColumns } from '../../ui/table/stored';
import { TOOL_LINE_HEIGHT, ToolLine } from '../../ui/table/tool-line';
import { ScreenTitle } from '../frame/screen-title';
import { type ListedState } from './declare-list';
import { ListKeys } from './list-keys';
import { ListRows } from './list-rows';
import { ListTabs, type Tabs } from './list-tabs';
import { ListToolbar } from './list-toolbar';
import { NewsLine } from './news-line';
import { SelectionBar } from './selection-bar';
import { type View } from './use-list';

interface ListScreenProps<State extends ListedState, Row extends RowData, Data> {
  view: View<State, Row, Data>;
  tabs: Tabs;
  /** The way to a new row, and others that lead away. */
  main?: ReactNode;
  /** What can be done with the whole list. */
  actions?: ReactNode;
  /** What can be done with the selected rows. */
  bulk?: ReactNode;
  /** What has changed since the list was loaded. */
  news?: string;
}

/** The screen of a list: tabs, one line of search and filters whose place the bar of a selection takes, rows, and pages. */
export function ListScreen<State extends ListedState, Row extends RowData, Data>(
  props: ListScreenProps<State, Row, Data>,
) {
  const { view, tabs, main, news } = props;
  const { list, data, error } = view;
  const columns = useStoredColumns(list.name, list.initiallyHidden);
  return (
    <Stack gap="2">
      <ScreenTitle>{list.title}</ScreenTitle>
      <NewsLine text={news} onRefresh={view.reload} />
      <ListTabs view={view} {...tabs} main={main} hidden={columns.hidden} onHide={columns.hide} />
      {error && data !== undefined && (
        <ErrorAlert role="status">
          <p>{refusalOf(error).message}</p>
        </ErrorAlert>
      )}
      {error && data === undefined ? (
        <ErrorState title={`${list.title} yüklenemedi`} onRetry={view.reload} />
      ) : (
        <ListCard {...props} columns={columns} />
      )}
    </Stack>
  );
}

/** The line of tools, the rows and the pages. Nothing around the rows scrolls but the page. */
function ListCard<State extends ListedState, Row extends RowData, Data>({
  view,
  actions,
  bulk,
  columns,
}: ListScreenProps<State, Row, Data> & { columns: StoredColumns }) {
  const { list, selection } = view;
  const place = useRef<HTMLDivElement>(null);
  const [isDense, setIsDense] = useDenseRows();
  const clearSelection = () => {
    if (selection.ids.size === 0) return;
    // The controls go with the bar.
    place.current?.querySelector('table')?.focus({ preventScroll: true });
    selection.clear();
  };
  return (
    <Box
      ref={place}
      marginInline={{ base: '-3', md: '0' }}
      borderWidth={{ base: '0', md: '1px' }}
      borderRadius={{ md: 'lg' }}
      background="bg.surface"
      css={{
        '--table-top': TOOL_LINE_HEIGHT,
        '--row-height': isDense ? '2rem' : (list.rowHeight ?? '2.375rem'),
      }}
    >
      <ToolLine
        bar={
          selection.ids.size > 0 && (
            <SelectionBar view={view} onClear={clearSelection}>
              {bulk}
            </SelectionBar>
          )
        }
      >
        <ListToolbar view={view}>
          <ColumnChoice columns={list.columns} stored={columns} isDense={isDense} onDensity={setIsDense} />
          {actions}
          <ListKeys place={place} rowKeys={list.rowKeys} onClearSelection={clearSelection} />
        </ListToolbar>
      </ToolLine>
      <ListRows view={view} columns={columns} isSelectable={bulk !== undefined} />
    </Box>
  );
}
