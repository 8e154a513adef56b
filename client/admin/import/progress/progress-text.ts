import { graphql, type ResultOf } from '../../../graphql/graphql';
import { formatCount, formatQuantity } from '../../../shop/format';
import { percentOf } from '../../../shop/percent';
import { type Work } from './work';

export const ImportProgressFragment = graphql(`
  fragment ImportProgress on ImportProgress @_unmask {
    done
    total
    rowsPerSecond
    secondsLeft
    isWaiting
    isStopping
  }
`);

export type ImportProgress = ResultOf<typeof ImportProgressFragment>;

/** «Dosya işleniyor... %62», and what else the work may be doing. */
export function progressTitle(progress: ImportProgress, { title }: Work): string {
  if (progress.isStopping) return 'Durduruluyor...';
  if (progress.isWaiting) return 'Sırasını bekliyor...';
  const percent = percentOf(progress);
  return percent === null ? title : `${title} %${String(percent)}`;
}

/** «2.986 / 4.818 satır», or until it is known of how many «2.986 satır okundu». */
export function rowsText({ done, total }: Pick<ImportProgress, 'done' | 'total'>, work: Work): string {
  return total === null
    ? `${formatQuantity(done, 'satır')} ${work.done}`
    : `${formatCount(done)} / ${formatQuantity(total, 'satır')}`;
}

/** «saniyede 1.240 satır»; null where it would say nothing. */
export function speedText({ rowsPerSecond }: Pick<ImportProgress, 'rowsPerSecond'>): string | null {
  if (rowsPerSecond === null || rowsPerSecond < 1) return null;
  return `saniyede ${formatQuantity(Math.round(rowsPerSecond), 'satır')}`;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** An estimate: seconds in tens, so that they do not flicker. */
const STEP = 10;
/** The step below which nothing is counted any more. */
const FEW = 5;

/** «yaklaşık 40 saniye kaldı», coarser the longer it takes; null where nobody knows. */
export function timeLeftText({ secondsLeft }: Pick<ImportProgress, 'secondsLeft'>): string | null {
  if (secondsLeft === null) return null;
  if (secondsLeft <= FEW) return 'birkaç saniye kaldı';
  const seconds = Math.ceil(secondsLeft / STEP) * STEP;
  if (seconds < MINUTE) return `yaklaşık ${formatQuantity(seconds, 'saniye')} kaldı`;
  const minutes = Math.round(secondsLeft / MINUTE);
  if (minutes < HOUR / MINUTE) return `yaklaşık ${formatQuantity(Math.max(1, minutes), 'dakika')} kaldı`;
  const hours = Math.floor(minutes / MINUTE);
  const rest = minutes % MINUTE;
  const restText = rest === 0 ? '' : ` ${formatQuantity(rest, 'dakika')}`;
  return `yaklaşık ${formatQuantity(hours, 'saat')}${restText} kaldı`;
}

/** Quarters: what is read out changes no more often. */
const SPOKEN_STEP = 25;

/** The same for a screen reader, which would otherwise be interrupted each second. */
export function spokenProgress(progress: ImportProgress, work: Work): string {
  const percent = percentOf(progress);
  if (progress.isStopping || progress.isWaiting || percent === null) {
    return progressTitle({ ...progress, total: null }, work);
  }
  return `${work.title} yüzde ${String(Math.floor(percent / SPOKEN_STEP) * SPOKEN_STEP)}`;
}
