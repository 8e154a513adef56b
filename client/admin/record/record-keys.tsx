import { useNavigate } from 'react-router-dom';
import { CONTENT_ID } from '../../ui/navigation/content-id';
import { type ScreenKey, ScreenKeys } from '../navigation/screen-keys';

/** Addresses of the list a record was opened from, and of the records beside it there; undefined at its ends. */
export interface RecordPlace {
  readonly list: string;
  /** What the way back is called where it does not lead to a list: «Teklife dön». */
  readonly backLabel?: string;
  readonly previous?: string;
  readonly next?: string;
  /** Its place there: 3 / 312. */
  readonly position?: string;
  /** Nothing is beside it: it is not there yet, or is reached from one record alone. */
  readonly isAlone?: boolean;
}

export const BACK_TO_LIST = 'Listeye dön';

/** What letters do, by the letter: each presses the control of the screen that is marked with it (`aria-keyshortcuts`), or enters its field. */
export type ControlKeys = Readonly<Record<string, string>>;

interface RecordKeysProps {
  place: RecordPlace;
  noun: string;
  controls: ControlKeys;
}

/** Keys of a record: J and K lead to its neighbors, Escape to the list, letters to its own controls. */
export function RecordKeys({ place, noun, controls }: RecordKeysProps) {
  const navigate = useNavigate();
  const step = (pressed: string, text: string, to: string | undefined): ScreenKey => ({
    pressed: [pressed],
    text,
    isHere: () => to !== undefined,
    // From any of them, Back leads to the list.
    press: () => to !== undefined && void navigate(to, { replace: true }),
  });
  return (
    <ScreenKeys
      keys={[
        step('J', `Sonraki ${noun}`, place.next),
        step('K', `Önceki ${noun}`, place.previous),
        { pressed: ['Esc'], text: place.backLabel ?? BACK_TO_LIST, press: () => void navigate(place.list) },
        ...Object.entries(controls).map(([letter, text]) => controlKey(letter, text)),
      ]}
    />
  );
}

/** The control of the screen that a letter leads to. */
const controlOf = (letter: string) =>
  document
    .getElementById(CONTENT_ID)
    ?.querySelector<HTMLElement>(`[aria-keyshortcuts=${letter.toLowerCase()}]`) ?? undefined;

/** Does what the letter does, as its key. */
export function pressControl(letter: string): void {
  const control = controlOf(letter);
  // What it opens gives the focus back to it.
  control?.focus();
  if (!(control instanceof HTMLTextAreaElement)) control?.click();
}

const controlKey = (letter: string, text: string): ScreenKey => ({
  pressed: [letter],
  text,
  isHere: () => controlOf(letter) !== undefined,
  press: () => pressControl(letter),
});
