import { type DragEvent, useState } from 'react';

/** Lets the mouse order the rows of a list; buttons do the same for keyboard and touch. */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>();
  const [target, setTarget] = useState<number>();
  const end = () => {
    setDragged(undefined);
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
        setDragged(row);
      },
      onDragEnd: end,
    }),
    /** Of the row itself, where another one may be dropped. */
    place: (row: number) => ({
      'data-target': row === target && row !== dragged ? '' : undefined,
      onDragOver: (event: DragEvent<HTMLElement>) => {
        // Files, and rows of other lists, are none of this one.
        if (dragged === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        if (row !== target) setTarget(row);
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        if (dragged === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        if (row !== dragged) onMove(dragged, row);
        end();
      },
    }),
  };
}
