import { type ResultOf } from '../../../graphql/graphql';
import { type JobRowFragment } from './jobs.query';

/** A job as the list shows it. */
export type JobRow = ResultOf<typeof JobRowFragment>;
