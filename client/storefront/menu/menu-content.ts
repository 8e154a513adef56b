import { type NavigationLink } from '../../features/content/navigation/navigation';
import { type FragmentOf } from '../../graphql/graphql';
import { type CategoryGroupsFragment } from './category-groups';

/** What navigation row, category panel and mobile menu show. */
export interface MenuContent {
  /** In their order, only those whose page exists. */
  readonly links: readonly NavigationLink[];
  readonly current: NavigationLink | undefined;
  readonly categories: readonly FragmentOf<typeof CategoryGroupsFragment>[];
  readonly productCount: number;
  readonly brandCount: number;
}
