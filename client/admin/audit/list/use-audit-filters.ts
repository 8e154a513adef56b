import { useMemo } from 'react';
import { type ResultOf } from '../../../graphql/graphql';
import { choiceFilter } from '../../list/choice-filter';
import { type Choice, choicesFilter } from '../../list/choices-filter';
import { type ListFilter } from '../../list/declare-list';
import { periodFilter } from '../../list/period-filter';
import { ACTORS } from '../audit-labels';
import { ACTOR_KINDS, type AuditState } from '../audit-state';
import { type AuditOptionsQuery } from './audit.query';

type Options = ResultOf<typeof AuditOptionsQuery>['auditOptions'];

/** Names by which the address asks for somebody or something that is no choice, such as a customer. */
export interface AskedNames {
  readonly actor: string | undefined;
  readonly thing: string | undefined;
}

/** The filters of the audit log, with the people, kinds and actions there are. */
export function useAuditFilters(
  options: Options | undefined,
  { actor, thing }: AskedNames,
): readonly ListFilter<AuditState>[] {
  return useMemo(
    () => [
      periodFilter('Tarih'),
      choiceFilter<'actor', string>({
        field: 'actor',
        label: 'Kim',
        any: '',
        options: { '': 'Herkes', ...actorNames(options), ...(actor && { [actor]: nameOf(options, actor) }) },
      }),
      choicesFilter({ field: 'actorKinds', label: 'Üzerinden', choices: ACTOR_CHOICES }),
      choicesFilter({ field: 'kinds', label: 'Kayıt', choices: choicesOf(options?.kinds) }),
      choicesFilter({ field: 'actions', label: 'İşlem', choices: choicesOf(options?.actions) }),
      ...(thing === undefined ? [] : [thingFilter(thing)]),
    ],
    [options, actor, thing],
  );
}

const ACTOR_CHOICES = (Object.keys(ACTOR_KINDS) as (keyof typeof ACTOR_KINDS)[]).map((value) => ({
  value,
  label: ACTORS[value].label,
}));

const choicesOf = (names: Options['kinds'] = []): Choice[] =>
  names.map(({ value, name }) => ({ value, label: name }));

const actorNames = (options: Options | undefined): Record<string, string> =>
  Object.fromEntries(
    (options?.actors ?? []).map(({ id, name, isProgram }) => [
      id,
      isProgram ? `${name} (API anahtarı)` : name,
    ]),
  );

const nameOf = (options: Options | undefined, id: string): string =>
  actorNames(options)[id] ?? 'Seçilen kişi';

/** Only taken off: it comes with a link from the screen of a thing. */
const thingFilter = (name: string): ListFilter<AuditState> => ({
  label: 'Neyde',
  text: ({ thing }) => (thing === '' ? undefined : name),
  cleared: { thing: '' },
  body: () => null,
});
