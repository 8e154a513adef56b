/** One step of the way down to a page. */
export interface Crumb {
  readonly name: string;
  /** Path within the shop. */
  readonly path: string;
}

/** The way down as structured data. `origin` is scheme and host of the shop. */
export function breadcrumbList(trail: readonly Crumb[], origin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  } as const;
}
