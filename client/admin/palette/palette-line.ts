import { type LucideIcon } from 'lucide-react';
import { type ReactNode } from 'react';

/** A field by which a line may have been found. */
export interface FoundBy {
  readonly label: string;
  readonly value: string;
}

interface LineText {
  /** Unique in its group, of the pages and actions of a section in that section. */
  readonly id: string;
  readonly icon: LucideIcon;
  readonly title: string;
  /** What tells it from others, after the title. */
  readonly detail?: string;
  /** Words it is also found by, never shown. */
  readonly keywords?: string;
  /** Fields that the server also searches, best first: one is shown where it was found by that and the line does not say so. */
  readonly foundBy?: readonly FoundBy[];
  /** At the right, such as the status of an order. */
  readonly aside?: ReactNode;
}

/** A screen of the panel. */
interface ScreenLine extends LineText {
  readonly to: string;
}

/** An address outside of the panel: a file, or the shop itself. */
interface AddressLine extends LineText {
  readonly href: string;
  readonly opens: 'file' | 'new tab';
}

/** Something that is done at once. */
interface ActionLine extends LineText {
  readonly run: () => void;
}

/** One line of the command palette and what choosing it does. */
export type PaletteLine = ScreenLine | AddressLine | ActionLine;

/** Lines below one heading. */
export interface PaletteGroup {
  /** As a heading: «Siparişler». Unique among the groups. */
  readonly title: string;
  readonly lines: readonly PaletteLine[];
}
