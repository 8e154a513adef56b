import { lastReachablePage } from './list-limits';

/**
 * One part of the state of a list: how it is read from an address and written to one. What is unknown, empty or out of
 * range is read as the default, and the default is not written. `write` may look at the parts declared before it.
 */
export interface ListField<Value> {
  readonly read: (parameters: URLSearchParams) => Value;
  readonly write: (value: Value, parameters: URLSearchParams) => void;
}

/** Two-way translation between the state of a list and its address. */
export interface ListState<State> {
  readonly parse: (parameters: URLSearchParams) => State;
  /** The shortest address of a state. Parameters stand in the order of the declaration. */
  readonly serialize: (state: State) => URLSearchParams;
}

/** Declares the state of a list, field by field. */
export function listState<State extends object>(fields: {
  readonly [Name in keyof State]: ListField<State[Name]>;
}): ListState<State> {
  const names = Object.keys(fields) as (keyof State)[];
  return {
    parse: (parameters) =>
      Object.fromEntries(names.map((name) => [name, fields[name].read(parameters)])) as State,
    serialize: (state) => {
      const parameters = new URLSearchParams();
      for (const name of names) fields[name].write(state[name], parameters);
      return parameters;
    },
  };
}

/** What was typed into a search; the rest of a longer text is cut. */
export function textField(name: string, maxLength: number): ListField<string> {
  return {
    read: (parameters) => (parameters.get(name) ?? '').trim().slice(0, maxLength).trim(),
    write: (text, parameters) => {
      if (text) parameters.set(name, text);
    },
  };
}

/** True when the parameter has exactly this value. */
export function flagField(name: string, value: string): ListField<boolean> {
  return {
    read: (parameters) => parameters.get(name) === value,
    write: (isSet, parameters) => {
      if (isSet) parameters.set(name, value);
    },
  };
}

/** Each value and how the address spells it. */
type Spelling<Value extends string> = Readonly<Record<Value, string>>;

/** One of several values; `defaultValue` may depend on the fields declared before. */
export function choiceField<Value extends string>(
  name: string,
  spelling: Spelling<Value>,
  defaultValue: NoInfer<Value> | ((parameters: URLSearchParams) => NoInfer<Value>),
): ListField<Value> {
  const defaultOf = (parameters: URLSearchParams) =>
    typeof defaultValue === 'function' ? defaultValue(parameters) : defaultValue;
  return {
    read: (parameters) => valueOf(spelling, parameters.get(name)) ?? defaultOf(parameters),
    write: (value, parameters) => {
      if (value !== defaultOf(parameters)) parameters.set(name, spelling[value]);
    },
  };
}

/** Any number of values, in the order of `spelling`. */
export function choicesField<Value extends string>(
  name: string,
  spelling: Spelling<Value>,
): ListField<readonly Value[]> {
  return {
    read: (parameters) => {
      const given = parameters.getAll(name).map((word) => valueOf(spelling, word));
      return (Object.keys(spelling) as Value[]).filter((value) => given.includes(value));
    },
    write: (values, parameters) => {
      for (const value of values) parameters.append(name, spelling[value]);
    },
  };
}

/** Keys that only the server knows, each once and sorted. */
export function keysField(
  name: string,
  { maxCount, maxLength }: { readonly maxCount: number; readonly maxLength: number },
): ListField<readonly string[]> {
  return {
    read: (parameters) => {
      const keys = parameters.getAll(name).map((key) => key.trim());
      const possible = keys.filter((key) => key !== '' && key.length <= maxLength);
      return [...new Set(possible)].slice(0, maxCount).sort();
    },
    write: (keys, parameters) => {
      for (const key of keys) parameters.append(name, key);
    },
  };
}

/** Amounts from 0; null is an open end. */
export interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

/** A range between two parameters; swapped ends are turned round. `readAmount` returns null for what is no amount. */
export function rangeField(
  minName: string,
  maxName: string,
  readAmount: (typed: string) => number | null,
): ListField<Range> {
  return {
    read: (parameters) => {
      const lowest = readAmount(parameters.get(minName) ?? '') ?? 0;
      const highest = readAmount(parameters.get(maxName) ?? '');
      const [min, max] = highest !== null && highest < lowest ? [highest, lowest] : [lowest, highest];
      return { min: min === 0 ? null : min, max };
    },
    write: ({ min, max }, parameters) => {
      if (min !== null) parameters.set(minName, String(min));
      if (max !== null) parameters.set(maxName, String(max));
    },
  };
}

/** A day, as 2026-11-21; empty when there is none. */
export function dayField(name: string): ListField<string> {
  return {
    read: (parameters) => {
      const given = parameters.get(name) ?? '';
      return isDay(given) ? given : '';
    },
    write: (day, parameters) => {
      if (day) parameters.set(name, day);
    },
  };
}

/** The page, from 1 to the last one the server gives at so many entries a page. */
export function pageField(name: string, pageSize: number): ListField<number> {
  return {
    read: (parameters) => {
      const given = parameters.get(name) ?? '';
      return /^[1-9]\d{0,5}$/.test(given) ? Math.min(Number(given), lastReachablePage(pageSize)) : 1;
    },
    write: (page, parameters) => {
      if (page > 1) parameters.set(name, String(page));
    },
  };
}

/** The calendar knows it: no 31 February, no year of five digits. */
function isDay(given: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(given)) return false;
  const date = new Date(`${given}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(given);
}

function valueOf<Value extends string>(spelling: Spelling<Value>, word: string | null): Value | undefined {
  return (Object.keys(spelling) as Value[]).find((value) => spelling[value] === word);
}
