import { type Control } from './control';
import { type Hand } from './operate';

/** Which controls of a kind are operated where a list repeats it: the first, one in the middle and the last. */
const FEW = 6;

export function fewOfEachKind(controls: readonly Control[]): Control[] {
  const kinds = new Map<string, Control[]>();
  for (const control of controls) kinds.set(control.kind, [...(kinds.get(control.kind) ?? []), control]);
  return [...kinds.values()].flatMap((alike) => {
    if (alike.length <= FEW) return alike;
    const middle = Math.floor(alike.length / 2);
    return alike.filter((_, position) => [0, middle, alike.length - 1].includes(position));
  });
}

/** A link to skip to the content is seen only with the focus; the system draws options and knobs. */
export const handsFor = ({ isOutOfSight, type }: Control): Hand[] =>
  isOutOfSight || ['option', 'range'].includes(type) ? ['keyboard'] : ['mouse', 'keyboard'];

/** Of another site or program; they are not operated. */
export function isElsewhere({ href }: Control, address: string): boolean {
  return href !== null && href !== '' && new URL(href).origin !== new URL(address).origin;
}

/** Numbers differ from item to item. */
export const likeOf = ({ role, name }: Control): string =>
  `${role} ${name.replace(/[\d.,:#₺a-f-]{3,}|\d+/g, '#')}`;

export function nameOf(steps: readonly Control[], control: Control, how: string): string {
  const path = [...steps, control].map(({ role, name, index }) => {
    return `${role} «${name}»${index === 0 ? '' : ` ${String(index + 1)}`}`;
  });
  return `${path.join(' › ')} (${how})`;
}
