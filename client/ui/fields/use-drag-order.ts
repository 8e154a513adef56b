import { type DragEvent, useRef, useState } from 'react';

/** Lets the mouse order the rows of a list; buttons do the same for keyboard and touch. */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  // The next event may come before the next render.
  const dragged = useRef<number>(null);
  const [target, setTarget] = useState<number>();
  const end = () => {
    dragged.current = null;
    setTarget(undefined);
  };
  return {
    /** Of what a row is dragged by. */
    handle: (row: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.stopPropagation();
        event.dataTransfer.effectAllowed = 'move';
        // Firefox drags nothing without data.
        event.dataTransfer.setData('text/plain', '');
        const whole = event.currentTarget.closest('[data-row]');
        if (whole) event.dataTransfer.setDragImage(whole, 12, 12);
        dragged.current = row;
      },
      onDragEnd: end,
    }),
    /** Of the row itself, where another one may be dropped. */
    place: (row: number) => ({
      'data-target': row === target ? '' : undefined,
      onDragOver: (event: DragEvent<HTMLElement>) => {
        // Files, and rows of other lists, are none of this one.
        if (dragged.current === null) return;
        event.preventDefault();
        event.stopPropagation();
        setTarget(row === dragged.current ? undefined : row);
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        const from = dragged.current;
        if (from === null) return;
        event.preventDefault();
        event.stopPropagation();
        end();
        if (row !== from) onMove(from, row);
      },
    }),
  };
}
