import { type AnyVariables, type Client, type TypedDocumentNode } from '@urql/core';
import { type LucideIcon } from 'lucide-react';
import { type ComponentType } from 'react';
import { type Params } from 'react-router-dom';
import { paths } from '../../paths';
import { type LiveTopic } from '../live/live-channel';
import { type Searchable } from '../palette/palette-hints';
import { type LoadPaletteSource } from '../palette/palette-source';
import { type CurrentStaff, type Permission } from '../session/current-staff';
import { isPermitted } from '../session/require-permission';

/** What belongs together in the sidebar; a line parts one group from the next. */
export const SECTION_GROUPS = ['start', 'sales', 'catalog', 'site', 'own'] as const;

/** Asks for what a screen shows, for the screen to find; the address names it with its parameters and ids. */
export type Prefetch = (
  client: Client,
  parameters: URLSearchParams,
  ids: Readonly<Params>,
) => Promise<unknown>;

/** What the file of a screen exports for the section that lists it. */
export interface ScreenFile {
  readonly Component: ComponentType;
  readonly prefetch: Prefetch;
}

/** How many things of a section wait for somebody. */
export interface SectionCount<Data = unknown, Variables extends AnyVariables = AnyVariables> {
  readonly query: TypedDocumentNode<Data, Variables>;
  readonly read: (data: Data) => number;
  /** With the number before it: 12 bekleyen sipariş. */
  readonly noun: string;
  /** What it changes with. */
  readonly topics: readonly LiveTopic[];
}

/** Checks a count against its query. */
export const sectionCount = <Data>(count: SectionCount<Data, Record<string, never>>): SectionCount =>
  count as unknown as SectionCount;

/** One section of the panel: its line in the sidebar, its title in the header, and its screens. */
export interface PanelSection {
  /** Below `/admin`, in Turkish: `siparisler`; empty for what stands at `/admin` itself. */
  readonly path: string;
  readonly title: string;
  readonly icon: LucideIcon;
  readonly group: (typeof SECTION_GROUPS)[number];
  /** Each of its screens requires it. Without one, all staff see the section. */
  readonly permission?: Permission;
  /** Its screens by the pattern below its path; a text is the screen that the address leads to. */
  readonly screens: Readonly<Record<string, (() => Promise<ScreenFile>) | string>>;
  /** Beside its title in the sidebar, unless it is 0. */
  readonly count?: SectionCount;
  /** What it adds to the command palette, beside the line of its own; for those who may see the section. */
  readonly palette?: LoadPaletteSource;
  /** What the palette finds by asking the server. */
  readonly searchable?: Searchable;
}

/** Checks a section and keeps the literal names of its screens. */
export const declareSection = <const Declared extends PanelSection>(section: Declared): Declared => section;

export function sectionAddress({ path }: Pick<PanelSection, 'path'>): string {
  return path === '' ? paths.admin() : `${paths.admin()}/${path}`;
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
  const address = pathname.replace(/\/$/, '');
  return sections.find((section) =>
    section.path === ''
      ? address === sectionAddress(section)
      : `${address}/`.startsWith(`${sectionAddress(section)}/`),
  );
}
