import { type FragmentOf, graphql, readFragment } from '../../../graphql/graphql';

export const PageSectionsFragment = graphql(`
  fragment PageSections on PageContent {
    sections {
      id
      title
      content
      items {
        title
        text
      }
    }
  }
`);

/** An editable part of a page; a screen knows it by its id and does without it when it is gone. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly items: readonly { readonly title: string; readonly text: string }[];
}

/** Finds the parts of a page by id. */
export function sectionsOf(
  page: FragmentOf<typeof PageSectionsFragment>,
): (id: string) => Section | undefined {
  const sections = new Map(readFragment(PageSectionsFragment, page).sections.map((one) => [one.id, one]));
  return (id) => sections.get(id);
}

/** The parts of a page in the order that staff gave them. */
export const inSectionOrder = (page: FragmentOf<typeof PageSectionsFragment>): readonly Section[] =>
  readFragment(PageSectionsFragment, page).sections;
