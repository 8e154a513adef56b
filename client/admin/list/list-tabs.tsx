import { Separator, Text } from '@chakra-ui/react';
import { type RowData } from '@tanstack/react-table';
import { Bookmark } from 'lucide-react';
import { type ReactNode } from 'react';
import { Icon } from '../../ui/controls/icon';
import { useStored } from '../../ui/table/stored';
import { TabLink } from '../../ui/layout/tab-link';
import { TabZone } from '../navigation/tab-zone';
import { useStaff } from '../session/use-staff';
import { type ListedState } from './declare-list';
import { SaveView } from './save-view';
import { type View } from './use-list';

interface ListTab {
  readonly label: string;
  readonly to: string;
  readonly isCurrent: boolean;
  /** How many rows it has; undefined while that is unknown. */
  readonly count: string | undefined;
}

export interface Tabs {
  /** What they are told apart by, for assistive technology. */
  readonly label: string;
  readonly tabs: readonly ListTab[];
}

/** What a list was narrowed to, its order and its columns, under a name. */
interface SavedView {
  readonly name: string;
  readonly parameters: string;
  readonly hidden: readonly string[];
}

interface ListTabsProps<State extends ListedState, Row extends RowData, Data> extends Tabs {
  view: View<State, Row, Data>;
  main: ReactNode;
  hidden: ReadonlySet<string>;
  onHide: (hidden: ReadonlySet<string>) => void;
}

/** Parts of a list, each with how many rows it has, and the views that somebody saved; all are addresses of the same list. */
export function ListTabs<State extends ListedState, Row extends RowData, Data>({
  view,
  label,
  tabs,
  main,
  hidden,
  onHide,
}: ListTabsProps<State, Row, Data>) {
  const { list } = view;
  const staff = useStaff();
  const [saved, setSaved] = useStored(`panel-gorunumler-${list.name}-${staff.id}`, readViews);
  const parameters = list.state.serialize({ ...view.state, page: 1 }).toString();
  const current = saved.find((one) => one.parameters === parameters);
  const others = (name: string | undefined) => saved.filter((one) => one.name !== name);
  return (
    <TabZone label={label} main={main}>
      {tabs.map((tab) => (
        <TabLink key={tab.to} to={tab.to} isCurrent={tab.isCurrent && !current}>
          {tab.label}
          <Text as="span" textStyle="small" color="fg.muted" fontWeight="normal" minWidth="2ch">
            {tab.count ?? ''}
          </Text>
        </TabLink>
      ))}
      {saved.length > 0 && (
        <Separator orientation="vertical" height="5" alignSelf="center" flexShrink={0} marginInline="2" />
      )}
      {saved.map((one) => (
        <TabLink
          key={one.name}
          to={list.address(new URLSearchParams(one.parameters))}
          isCurrent={one === current}
          onChoose={() => onHide(new Set(one.hidden))}
        >
          <Icon of={Bookmark} size={15} />
          {one.name}
        </TabLink>
      ))}
      {list.filters && parameters !== '' && (
        <SaveView
          name={current?.name}
          onSave={(name) => setSaved([...others(name), { name, parameters, hidden: [...hidden] }])}
          onDelete={() => setSaved(others(current?.name))}
        />
      )}
    </TabZone>
  );
}

function readViews(stored: unknown): readonly SavedView[] {
  return Array.isArray(stored) ? stored.filter(isView) : [];
}

function isView(stored: unknown): stored is SavedView {
  const { name, parameters, hidden } = (stored ?? {}) as Partial<SavedView>;
  return typeof name === 'string' && typeof parameters === 'string' && Array.isArray(hidden);
}
