import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { type ListedCategory } from '../categories.query';
import { isSameSlot, placeText, type Slot, slotOf, slotsOf, type SlotStep, stepFrom } from './category-tree';
import { slotAt } from './slot-at';

/** A category that is being moved, and where it would be put down. */
interface Lifted {
  readonly category: ListedCategory;
  readonly slot: Slot;
  /** Where the pointer took it; undefined where the keyboard did. */
  readonly from?: { readonly x: number; readonly y: number };
}

interface LiftOptions {
  readonly categories: readonly ListedCategory[];
  /** The rows, each marked with the id of its category. */
  readonly list: RefObject<HTMLElement | null>;
  readonly onMove: (category: ListedCategory, slot: Slot) => void;
}

const STEPS: Readonly<Record<string, SlotStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};
/** So near the edge of the window the page scrolls. */
const EDGE_PX = 56;
const SCROLL_PX = 14;

/** Moves categories by the pointer, and by keys: Space lifts and puts down, arrows go on, Escape leaves all as it was. */
export function useLift({ categories, list, onMove }: LiftOptions) {
  const [lifted, setLifted] = useState<Lifted>();
  const [said, setSaid] = useState('');
  const say = ({ category, slot }: Lifted) =>
    setSaid(`${category.name}: ${placeText(categories, category, slot)}`);
  const lift = (category: ListedCategory, from?: Lifted['from']) => {
    const next = { category, slot: slotOf(categories, category), ...(from && { from }) };
    setLifted(next);
    setSaid(`${category.name} alındı. Ok tuşlarıyla taşıyın, Boşluk ile bırakın, Esc ile vazgeçin.`);
  };
  const keepFocus = useHandleFocus(list);
  const putDown = (put: Lifted) => {
    setLifted(undefined);
    if (isSameSlot(put.slot, slotOf(categories, put.category))) setSaid(`${put.category.name} yerinde kaldı`);
    else {
      keepFocus(put.category.id);
      onMove(put.category, put.slot);
    }
  };
  const cancel = () => {
    setSaid(lifted ? `${lifted.category.name} yerinde kaldı` : '');
    setLifted(undefined);
  };
  useEscape(lifted !== undefined, () => setLifted(undefined));

  const press = (event: KeyboardEvent, category: ListedCategory) => {
    const step = STEPS[event.key];
    const isToggle = event.key === ' ' || event.key === 'Enter';
    if (isToggle) {
      if (lifted) putDown(lifted);
      else lift(category);
    } else if (lifted && (event.key === 'Escape' || event.key === 'Tab')) cancel();
    else if (lifted && step) {
      const next = { ...lifted, slot: stepFrom(slotsOf(categories, category), lifted.slot, step) };
      setLifted(next);
      say(next);
    } else return;
    event.stopPropagation();
    if (event.key !== 'Tab') event.preventDefault();
  };
  const aim = (category: ListedCategory, { clientX, clientY }: PointerEvent) => {
    if (!lifted?.from || !list.current) return;
    scrollAtEdge(clientY);
    const indent = clientX - lifted.from.x;
    const slot = slotAt({ categories, moved: category, list: list.current, y: clientY, indent });
    if (slot && !isSameSlot(slot, lifted.slot)) setLifted({ ...lifted, slot });
  };
  const pointer = (category: ListedCategory) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      lift(category, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => aim(category, event),
    onPointerUp: () => lifted?.from && putDown(lifted),
    onPointerCancel: () => lifted?.from && cancel(),
  });
  return { lifted, said, press, pointer };
}

function scrollAtEdge(y: number): void {
  if (y < EDGE_PX) window.scrollBy(0, -SCROLL_PX);
  if (y > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX);
}

/** Escape, wherever the focus is: a pointer that drags holds none. */
function useEscape(isActive: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isActive) return undefined;
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && escape();
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isActive]);
}

/** A row that moves among others is taken off the page and put in again, and its handle loses the focus. */
function useHandleFocus(list: RefObject<HTMLElement | null>): (id: string) => void {
  const focused = useRef<string>(undefined);
  useEffect(() => {
    if (focused.current === undefined || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`[data-row="${focused.current}"] button`)?.focus();
    focused.current = undefined;
  });
  return (id) => {
    focused.current = id;
  };
}
