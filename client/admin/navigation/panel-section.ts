import { type Client } from '@urql/core';
import { type LucideIcon } from 'lucide-react';
import { type RouteObject } from 'react-router-dom';
import { paths } from '../../paths';
import { type Searchable } from '../palette/palette-hints';
import { type LoadPaletteSource } from '../palette/palette-source';
import { type CurrentStaff, type Permission } from '../session/current-staff';
import { isPermitted } from '../session/require-permission';

/** What belongs together in the sidebar; a line parts one group from the next. */
export const SECTION_GROUPS = ['sales', 'catalog', 'site', 'own'] as const;

/** One section of the panel: its line in the sidebar, its title in the header, and its screens. */
export interface PanelSection {
  /** Below `/admin`, in Turkish: `siparisler`. */
  readonly path: string;
  readonly title: string;
  readonly icon: LucideIcon;
  readonly group: (typeof SECTION_GROUPS)[number];
  /** Without one, all staff see it. */
  readonly permission?: Permission;
  /** Its screens, below its path; each loader asks `requirePermission` itself. */
  readonly routes: (client: Client) => RouteObject[];
  /** What it adds to the command palette, beside the line of its own; for those who may see the section. */
  readonly palette?: LoadPaletteSource;
  /** What the palette finds by asking the server. */
  readonly searchable?: Searchable;
}

export function sectionAddress({ path }: Pick<PanelSection, 'path'>): string {
  return `${paths.admin()}/${path}`;
}

/** The sections that somebody may see, in the order of the list. */
export function permittedSections(
  sections: readonly PanelSection[],
  staff: CurrentStaff,
): readonly PanelSection[] {
  return sections.filter(({ permission }) => permission === undefined || isPermitted(staff, permission));
}

/** The section that an address of the panel lies in. */
export function sectionAt(sections: readonly PanelSection[], pathname: string): PanelSection | undefined {
  return sections.find((section) => `${pathname}/`.startsWith(`${sectionAddress(section)}/`));
}

/** Where the panel starts: at the first section that somebody may see. */
export function startAddress(sections: readonly PanelSection[], staff: CurrentStaff): string {
  const [first] = permittedSections(sections, staff);
  if (!first) throw new Error('Every member of staff may see their own account');
  return sectionAddress(first);
}
