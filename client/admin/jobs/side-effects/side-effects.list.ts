import { MailCheck } from 'lucide-react';
import { paths } from '../../../paths';
import { listState, pageField } from '../../../ui/navigation/list-state';
import { declareList } from '../../list/declare-list';
import { sideEffectName } from '../../notices/job-names';
import { JOBS_PER_PAGE } from '../jobs-state';
import { SIDE_EFFECT_COLUMNS } from './side-effect-columns';
import { FailedSideEffectsQuery } from './side-effects.query';

/** Mails and the like that were given up. */
export const SIDE_EFFECTS = declareList({
  name: 'gonderilemeyenler',
  title: 'Gönderilemeyenler',
  noun: 'kayıt',
  address: paths.adminFailedSideEffects,
  state: listState<{ readonly page: number }>({ page: pageField('sayfa', JOBS_PER_PAGE) }),
  pageSize: JOBS_PER_PAGE,
  query: FailedSideEffectsQuery,
  variables: ({ page }) => ({ skip: (page - 1) * JOBS_PER_PAGE, take: JOBS_PER_PAGE }),
  typename: 'FailedSideEffect',
  read: ({ failedSideEffects }) => failedSideEffects,
  columns: SIDE_EFFECT_COLUMNS,
  row: { id: ({ id }) => id, name: ({ name }) => sideEffectName(name) },
  maxSelected: 100,
  empty: {
    icon: MailCheck,
    none: ['Gönderilemeyen bir şey yok', 'Bir gün boyunca gönderilemeyen e-postalar burada görünür.'],
  },
});
