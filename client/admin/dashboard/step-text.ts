import { onDemand } from '../../shop/on-demand';

interface Step {
  /** Days in Istanbul, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
}

const dayOf = (options: Intl.DateTimeFormatOptions) =>
  onDemand(() => new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', ...options }));
const shortDay = dayOf({ day: 'numeric', month: 'short' });
const longDay = dayOf({ day: 'numeric', month: 'long', weekday: 'long' });
const shortMonth = dayOf({ month: 'short', year: '2-digit' });
const longMonth = dayOf({ month: 'long', year: 'numeric' });

const isDay = ({ from, to }: Step) => from === to;
/** A day names the same date everywhere. */
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** Of a day or a month of a chart: 18 Kas, Kas 26. */
export const stepText = (step: Step): string =>
  (isDay(step) ? shortDay() : shortMonth()).format(dateOf(step.from));

/** The same in full: 18 Kasım Salı, Kasım 2026. */
export const longStepText = (step: Step): string =>
  (isDay(step) ? longDay() : longMonth()).format(dateOf(step.from));

/** 23 Eki – 21 Kas */
export const spanText = ({ from, to }: Step): string =>
  `${shortDay().format(dateOf(from))} – ${shortDay().format(dateOf(to))}`;
