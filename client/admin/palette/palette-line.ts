import { type LucideIcon } from 'lucide-react';
import { type ReactNode } from 'react';

interface LineText {
  /** Unique in its group. */
  readonly id: string;
  readonly icon: LucideIcon;
  readonly title: string;
  /** What tells it from others, after the title. */
  readonly detail?: string;
  /** Words it is also found by, never shown. */
  readonly keywords?: string;
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
