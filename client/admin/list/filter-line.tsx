import { Box, Flex, Stack } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { formatCount } from '../../shop/format';
import { CONTROL_HEIGHT, FilterControl, FilterField } from './filter-control';
import { type ListFilter } from './declare-list';

interface FilterLineProps<State> {
  filters: readonly ListFilter<State>[];
  state: State;
  onChange: (change: Partial<State>) => void;
}

/** The filters of a list in one line, which never wraps: those that it has no room for are found under «Diğer filtreler». */
export function FilterLine<State>({ filters, state, onChange }: FilterLineProps<State>) {
  const { place, visibleCount } = useVisibleCount(
    filters.map(({ label, text }) => `${label} ${text(state) ?? ''}`).join('\n'),
  );
  const others = filters.slice(visibleCount);
  const setCount = others.filter(({ text }) => text(state) !== undefined).length;
  return (
    <Flex
      ref={place}
      hideBelow="md"
      flex={filters.length > FEW ? '3' : '1.6'}
      minWidth="0"
      gap={`${String(GAP)}px`}
    >
      <Flex
        wrap="wrap"
        gap="inherit"
        height={CONTROL_HEIGHT}
        overflow={visibleCount < filters.length ? 'hidden' : 'visible'}
      >
        {filters.map((filter, index) => (
          // What has wrapped is out of sight, also to the keyboard.
          <Box key={filter.label} flexShrink={0} visibility={index < visibleCount ? undefined : 'hidden'}>
            <FilterControl
              label={filter.label}
              value={filter.text(state)}
              onClear={() => onChange(filter.cleared)}
            >
              {(close) => filter.body({ state, onChange, onDone: close })}
            </FilterControl>
          </Box>
        ))}
      </Flex>
      {others.length > 0 && (
        <FilterControl
          label="Diğer filtreler"
          value={setCount > 0 ? formatCount(setCount) : undefined}
          onClear={() =>
            onChange(Object.assign({}, ...others.map(({ cleared }) => cleared)) as Partial<State>)
          }
        >
          {() => <FilterFields filters={others} state={state} onChange={onChange} />}
        </FilterControl>
      )}
    </Flex>
  );
}

/** Filters one below the other, each with what is chosen from. */
export function FilterFields<State>({ filters, state, onChange }: FilterLineProps<State>) {
  return (
    <Stack gap="4">
      {filters.map((filter) => (
        <FilterField key={filter.label} label={filter.label}>
          {filter.body({ state, onChange, onDone: () => undefined })}
        </FilterField>
      ))}
    </Stack>
  );
}

const GAP = 8;
/** More of them need more of the line than the search does. */
const FEW = 3;
/** Of the button to the filters that the line has no room for. */
const OTHERS_WIDTH = 150;

/**
 * How many filters the line has room for, once nobody is at one of them. It depends on the room and on their widths alone, not on what is shown: what came of one
 * measurement must not change the next.
 *
 * @param content changes whenever the filters may have another width
 */
function useVisibleCount(content: string) {
  const place = useRef<HTMLDivElement>(null);
  const [visibleCount, setVisibleCount] = useState(Infinity);
  useLayoutEffect(() => {
    const element = place.current;
    const line = element?.firstElementChild;
    if (!line || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      // What somebody is at stays, for the focus to come back to.
      if (isInUse(element)) return;
      const widths = [...line.children].map((filter) => filter.getBoundingClientRect().width);
      setVisibleCount(fittingCount(widths, element.getBoundingClientRect().width));
    };
    const observer = new ResizeObserver(measure);
    const measureWithoutFocus = ({ relatedTarget }: FocusEvent) => {
      if (!element.contains(relatedTarget as Node | null)) measure();
    };
    observer.observe(element);
    element.addEventListener('focusout', measureWithoutFocus);
    measure();
    return () => {
      observer.disconnect();
      element.removeEventListener('focusout', measureWithoutFocus);
    };
  }, [content]);
  return { place, visibleCount };
}

const isInUse = (line: HTMLElement): boolean =>
  line.contains(document.activeElement) || line.querySelector('[aria-expanded=true]') !== null;

function fittingCount(widths: readonly number[], room: number): number {
  const ends = widths.map((_width, last) => sum(widths.slice(0, last + 1)) + last * GAP);
  if ((ends.at(-1) ?? 0) <= room) return widths.length;
  return ends.filter((end) => end + GAP + OTHERS_WIDTH <= room).length;
}

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);
