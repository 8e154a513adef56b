import { graphql, type ResultOf } from '../../../graphql/graphql';
import { percentOf } from '../../../shop/percent';
import { type ImportProgress, ImportProgressFragment } from '../progress/progress-text';

/** What of an import changes each second while it is worked on; the rest takes the server a count of all its rows. */
export const PanelImportProgressQuery = graphql(
  `
    query PanelImportProgress($id: ID!) {
      importRun(id: $id) {
        id
        status
        version
        progress {
          ...ImportProgress
        }
        pictures {
          requested
          fetched
          failed
          isFetching
        }
      }
    }
  `,
  [ImportProgressFragment],
);

/** How far an import has come. */
export type RunProgress = NonNullable<ResultOf<typeof PanelImportProgressQuery>['importRun']>;

type ProgressingRun = Pick<RunProgress, 'status' | 'version' | 'progress'> & {
  readonly pictures: { readonly isFetching: boolean };
};

/** Whether only its bars have moved since an import was loaded, so that nothing else of it is out of date. */
export function hasOnlyProgressed(loaded: ProgressingRun, now: ProgressingRun): boolean {
  return phaseOf(loaded) === phaseOf(now);
}

function phaseOf({ status, version, progress, pictures }: ProgressingRun): string {
  const comparing = status === 'PLANNING' && progress ? comparedTenths(progress) : null;
  return [status, version, progress !== null, pictures.isFetching, comparing].join(' ');
}

/**
 * The figures above the rows grow while the file is compared: they are counted anew at each tenth, however long the file is.
 *
 * @returns null until the file was read, which is when its sheets are known too
 */
function comparedTenths(progress: ImportProgress): number | null {
  const percent = percentOf(progress);
  return percent === null ? null : Math.floor(percent / 10);
}
