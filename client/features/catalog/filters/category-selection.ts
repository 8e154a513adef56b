/** A category as the filter needs it: its slug and those right below it. */
interface SelectableCategory {
  readonly slug: string;
  readonly children: readonly { readonly slug: string }[];
}

type CategoryMark = 'on' | 'partly' | 'off';

/**
 * The selection after a click on a category. A chosen parent stands for all its subcategories, so these are never listed
 * beside it; taking one of them away leaves its siblings.
 */
export function toggleCategory(
  selected: readonly string[],
  tree: readonly SelectableCategory[],
  slug: string,
): string[] {
  const parent = tree.find(({ children }) => children.some((child) => child.slug === slug));
  if (parent && selected.includes(parent.slug)) {
    const siblings = parent.children.map((child) => child.slug).filter((other) => other !== slug);
    return sorted([...selected.filter((other) => other !== parent.slug), ...siblings]);
  }
  if (selected.includes(slug)) return selected.filter((other) => other !== slug);
  const covered = childrenOf(tree, slug);
  return sorted([...selected.filter((other) => !covered.includes(other)), slug]);
}

/** How a main category is marked: chosen itself, through some of its subcategories, or not at all. */
export function categoryMark(selected: readonly string[], category: SelectableCategory): CategoryMark {
  if (selected.includes(category.slug)) return 'on';
  return category.children.some(({ slug }) => selected.includes(slug)) ? 'partly' : 'off';
}

function childrenOf(tree: readonly SelectableCategory[], slug: string): string[] {
  return tree.find((category) => category.slug === slug)?.children.map((child) => child.slug) ?? [];
}

function sorted(slugs: readonly string[]): string[] {
  return [...new Set(slugs)].sort();
}
