import { Box, IconButton, Input, InputGroup, type InputProps } from '@chakra-ui/react';
import { CalendarDays } from 'lucide-react';
import { type Ref, useLayoutEffect, useRef } from 'react';
import { readDay, writeDay } from '../../shop/days';
import { Icon } from '../controls/icon';
import { lazyPart } from '../feedback/lazy-part';
import { usePopover } from '../overlay/use-popover';

const DayCalendar = lazyPart(() => import('./day-calendar').then(({ DayCalendar: calendar }) => calendar));

interface DayInputProps extends Omit<InputProps, 'min' | 'max' | 'type'> {
  ref?: Ref<HTMLInputElement>;
  /** What stands in the field when the calendar opens. */
  typed: () => string;
  /** A day was chosen from the calendar: 26.11.2026. */
  onChoose: (typed: string) => void;
  /** The first and the last day to choose: 2026-11-26. */
  min?: string;
  max?: string;
}

/** A day, typed as 26.11.2026 or chosen from a calendar. */
export function DayInput({ typed, onChoose, min, max, size, width, ...input }: DayInputProps) {
  const { button, panel, isOpen, close, closeOnLeave } = usePopover<HTMLDivElement>();
  const opener = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isOpen && opener.current && panel.ref.current) placeBelow(panel.ref.current, opener.current);
  }, [isOpen, panel.ref]);
  const choose = (day: string) => {
    onChoose(writeDay(day));
    close();
  };
  return (
    <Box width={width ?? 'full'} position="relative">
      <InputGroup
        endElement={
          <IconButton
            {...button}
            variant="ghost"
            size="xs"
            type="button"
            aria-label="Takvimi aç"
            title="Takvim"
            ref={opener}
            onBlur={closeOnLeave}
          >
            <Icon of={CalendarDays} size={18} />
          </IconButton>
        }
        endElementProps={{ paddingInlineEnd: '1' }}
      >
        <Input {...input} size={size} inputMode="numeric" placeholder="gg.aa.yyyy" autoComplete="off" />
      </InputGroup>
      <Box
        {...panel}
        role="dialog"
        aria-label="Takvim"
        padding="3"
        borderWidth="1px"
        borderRadius="l3"
        bg="bg.panel"
        color="fg"
        boxShadow="lg"
        onBlur={closeOnLeave}
        width={`${WIDTH}px`}
        minHeight={`${HEIGHT}px`}
        inset="auto"
        margin="0"
      >
        {isOpen && <DayCalendar day={readDay(typed()) ?? ''} min={min} max={max} onChoose={choose} />}
      </Box>
    </Box>
  );
}

const GAP = 4;
/** Of the calendar, in pixels: it is placed before it is drawn. */
const WIDTH = 320;
const HEIGHT = 370;

/**
 * Places the calendar below its button, above it where there is more room. The anchors of CSS do not know what was moved by a
 * transform, as the panels of filters are.
 */
function placeBelow(panel: HTMLElement, button: HTMLElement): void {
  const { right, top, bottom } = button.getBoundingClientRect();
  const isAbove = bottom + GAP + HEIGHT > window.innerHeight && top > window.innerHeight - bottom;
  const within = (place: number, size: number, room: number) =>
    Math.max(GAP, Math.min(place, room - size - GAP));
  panel.style.left = `${within(right - WIDTH, WIDTH, window.innerWidth)}px`;
  panel.style.top = `${within(isAbove ? top - GAP - HEIGHT : bottom + GAP, HEIGHT, window.innerHeight)}px`;
}
