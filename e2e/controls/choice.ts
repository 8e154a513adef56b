import { type Control } from './control';
import { type Hand } from './operate';

/** Takes those to be operated of what a screen has, or of what appeared after so many presses. */
export type Choice = (controls: readonly Control[], presses: number) => readonly Control[];

/** Where a list repeats a control more often, its first, its middle and its last item are operated. */
const MOST_OF_A_KIND = 6;

export function fewOfEachKind(controls: readonly Control[]): Control[] {
  const kinds = new Map<string, Control[]>();
  for (const control of controls) kinds.set(control.kind, [...(kinds.get(control.kind) ?? []), control]);
  return [...kinds.values()].flatMap((alike) => {
    if (alike.length <= MOST_OF_A_KIND) return alike;
    const middle = Math.floor(alike.length / 2);
    return alike.filter((_, position) => [0, middle, alike.length - 1].includes(position));
  });
}

/**
 * A link to skip to the content is seen only with the focus; the system draws options and knobs. The browser itself follows
 * links, by either hand alike: they take turns.
 */
export function handsFor({ isOutOfSight, type, href }: Control, position: number): Hand[] {
  if (isOutOfSight || ['option', 'range'].includes(type)) return ['keyboard'];
  if (href !== null) return [position % 2 === 0 ? 'mouse' : 'keyboard'];
  return ['mouse', 'keyboard'];
}

/** Of another site or program; they are not operated. */
export function isElsewhere({ href }: Control, address: string): boolean {
  return href !== null && href !== '' && new URL(href).origin !== new URL(address).origin;
}

/** Whether it stands in the header, sidebar or footer, and in no menu or toast above them. */
export const isOfFrame = ({ isInFrame, isInLandmark }: Control): boolean => isInFrame && isInLandmark;

/** Whether every item of a list has one. */
export const isOfItem = ({ kind }: Control): boolean => kind.includes('*');

export function nameOf(steps: readonly Control[], control: Control, how: string): string {
  const path = [...steps, control].map(({ role, name, index }) => {
    return `${role} «${name}»${index === 0 ? '' : ` ${String(index + 1)}`}`;
  });
  return `${path.join(' › ')} (${how})`;
}

/** A dialog behind an item of a menu, and what it asks in turn. */
const MOST_STEPS = 3;

/** A link leads to another state, which is listed itself when there is more to it than what appears at once. */
const stepsOf = ({ href }: Control): number => (href === null ? 1 : MOST_STEPS);

/** Whether what appears by these steps is operated as well. */
export const goesOn = (path: readonly Control[]): boolean =>
  path.reduce((sum, step) => sum + stepsOf(step), 0) <= MOST_STEPS;
