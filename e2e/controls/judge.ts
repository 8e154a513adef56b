import { difference, pathOf } from './page-state';
import { type Recorded } from './recorder';

/** Where a walk begins from. */
export interface Before {
  readonly text: string;
  readonly address: string;
}

/** What came of operating a control. */
export interface Outcome extends Before {
  /** Null in a document that was loaded since. */
  readonly recorded: Recorded | null;
  /** Whether the control itself got another name while it has the focus. */
  readonly isRenamed: boolean;
  /** Whether it stands elsewhere now, with the focus still on it and without scrolling. */
  readonly hasMoved: boolean;
  readonly didScroll: boolean;
  /** Requests, windows, files and pickers. */
  readonly effects: number;
  /** Whether it was chosen already, as the link of this very page. */
  readonly wasCurrent: boolean;
}

/** Quoted, it is what others see. */
const DEAD_END =
  /(?<!«)(?:Sayfa açılamadı|Sayfa bulunamadı|Böyle bir sayfa yok|Beklenmedik bir hata|Bir şeyler ters gitti)/;

/** What a screen shows that leads nowhere. */
export const deadEndIn = (text: string): string | undefined => DEAD_END.exec(text)?.[0];

/** @returns what somebody would complain about */
export function problemsOf(before: Before, outcome: Outcome): string[] {
  const { text, address, recorded } = outcome;
  const stays = pathOf(address) === pathOf(before.address);
  // The browser itself goes on from the part that a fragment names.
  const isFragment = stays && new URL(address).hash !== new URL(before.address).hash;
  const deadEnd = deadEndIn(text);
  const problems: string[] = [];
  if (deadEnd && !before.text.includes(deadEnd)) problems.push(`leads to «${deadEnd}» at ${address}`);
  if (recorded?.isFocusLost && !isFragment) problems.push('leaves the focus on nothing');
  if (stays && outcome.hasMoved) problems.push('moves away under the pointer');
  if (stays && !isFragment && isSilent(before, outcome)) {
    problems.push(`changes the screen without a word:\n${difference(before.text, text)}`);
  }
  if (isIdle(before, outcome)) problems.push('does nothing');
  return problems;
}

const isSame = (before: Before, { text, address }: Before): boolean =>
  text === before.text && address === before.address;

/** A toast goes after a while, whatever is pressed. */
const withToastsGone = (text: string): string =>
  text.replace(/^( *)(- region "Anlık bildirimler"):(?:\n\1 .*)*/m, '$1$2');

const isSilent = (before: Before, outcome: Outcome): boolean =>
  outcome.recorded !== null &&
  ![before.text, withToastsGone(before.text)].includes(outcome.text) &&
  !outcome.recorded.isAnnounced &&
  !outcome.recorded.hasFocusMoved &&
  !outcome.isRenamed;

const isIdle = (before: Before, outcome: Outcome): boolean =>
  isSame(before, outcome) &&
  outcome.recorded?.hasChanged === false &&
  !outcome.recorded.hasFocusMoved &&
  outcome.effects === 0 &&
  !outcome.didScroll &&
  !outcome.wasCurrent;
