import {
  DatePicker,
  type DateValue,
  parseDate,
  useDatePickerContext,
  VisuallyHidden,
} from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';

type DayTableCellState = Parameters<
  NonNullable<NonNullable<DatePicker.RootProps['translations']>['dayCell']>
>[0];

interface DayCalendarProps {
  /** As 2026-11-26; empty for none. */
  day: string;
  /** The first and the last day to choose. */
  min?: string;
  max?: string;
  onChoose: (day: string) => void;
}

const MONDAY = 1;
const dateOf = (day: string | undefined): DateValue | undefined => (day ? parseDate(day) : undefined);

const WORDS = {
  dayCell: ({ valueText, selected, today, unavailable }: DayTableCellState) =>
    [valueText, selected && 'seçili', today && 'bugün', unavailable && 'seçilemez']
      .filter(Boolean)
      .join(', '),
  content: 'Takvim',
  prevTrigger: (view: string) =>
    view === 'day' ? 'Önceki ay' : view === 'month' ? 'Önceki yıl' : 'Önceki on yıl',
  nextTrigger: (view: string) =>
    view === 'day' ? 'Sonraki ay' : view === 'month' ? 'Sonraki yıl' : 'Sonraki on yıl',
  viewTrigger: (view: string) => (view === 'day' ? 'Ay seçin' : 'Yıl seçin'),
};

/** The month of a day, to choose another from by mouse or keyboard. */
export function DayCalendar({ day, min, max, onChoose }: DayCalendarProps) {
  const place = useRef<HTMLDivElement>(null);
  const chosen = dateOf(day);
  useEffect(() => {
    // Its popover is shown only after it was rendered.
    const frame = requestAnimationFrame(() =>
      place.current?.querySelector<HTMLElement>('[data-part="table-cell-trigger"][data-focus]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <DatePicker.Root
      ref={place}
      inline
      locale="tr-TR"
      timeZone="Europe/Istanbul"
      startOfWeek={MONDAY}
      fixedWeeks
      defaultValue={chosen ? [chosen] : []}
      defaultFocusedValue={chosen ?? dateOf(max)}
      min={dateOf(min)}
      max={dateOf(max)}
      translations={WORDS}
      onValueChange={({ value: [value] }) => value && onChoose(value.toString())}
    >
      <DatePicker.Content aria-roledescription="takvim" padding="0" boxShadow="none" bg="transparent">
        <DatePicker.View view="day">
          <DatePicker.Header />
          <ShownMonth />
          <DayTable onKeep={() => onChoose(day)} />
        </DatePicker.View>
        <DatePicker.View view="month">
          <DatePicker.Header />
          <DatePicker.MonthTable aria-roledescription="yılın ayları" />
        </DatePicker.View>
        <DatePicker.View view="year">
          <DatePicker.Header />
          <DatePicker.YearTable aria-roledescription="yıllar" />
        </DatePicker.View>
      </DatePicker.Content>
    </DatePicker.Root>
  );
}

/** Reads out the month that the buttons beside its name lead to; of years and decades the library itself does. */
function ShownMonth() {
  const { visibleRangeText } = useDatePickerContext();
  return <VisuallyHidden role="status">{visibleRangeText.start}</VisuallyHidden>;
}

interface DayTableProps {
  /** The day that is chosen already is chosen again: no change of the value tells of it. */
  onKeep: () => void;
}

/** The names of the days in three letters: the first ones alone are the same for several. */
function DayTable({ onKeep }: DayTableProps) {
  const { weekDays, weeks, value: chosen } = useDatePickerContext();
  const kept = {
    onClick: onKeep,
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && onKeep(),
  };
  return (
    <DatePicker.Table aria-roledescription="ayın günleri">
      <DatePicker.TableHead>
        <DatePicker.TableRow>
          {weekDays.map(({ short, long }) => (
            <DatePicker.TableHeader key={long} aria-label={long} textTransform="none">
              {short}
            </DatePicker.TableHeader>
          ))}
        </DatePicker.TableRow>
      </DatePicker.TableHead>
      <DatePicker.TableBody>
        {weeks.map((week) => (
          <DatePicker.TableRow key={String(week[0])}>
            {week.map((day) => (
              <DatePicker.TableCell key={String(day)} value={day}>
                <DatePicker.TableCellTrigger {...(chosen[0]?.compare(day) === 0 ? kept : {})}>
                  {day.day}
                </DatePicker.TableCellTrigger>
              </DatePicker.TableCell>
            ))}
          </DatePicker.TableRow>
        ))}
      </DatePicker.TableBody>
    </DatePicker.Table>
  );
}
