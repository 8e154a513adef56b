/** Another worker has the job by now, or may have it: this one has to stop, and wrote nothing. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** Somebody asked for the job to end. */
export class JobCancelled extends Error {
  override readonly name = 'JobCancelled';
}

/** This process ends, and another worker is to go on. */
export class JobReleased extends Error {
  override readonly name = 'JobReleased';
}

/** The workers of a job were gone again and again, and it got no further. */
export class JobStalled extends Error {
  override readonly name = 'JobStalled';
}
