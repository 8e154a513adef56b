import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to a part of the screen that the address names, also where the screen came after the page did. */
export function useNamedPlace(place: RefObject<HTMLElement | null>, name: string): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === `#${name}`) place.current?.scrollIntoView();
  }, [place, name, hash, key]);
}
