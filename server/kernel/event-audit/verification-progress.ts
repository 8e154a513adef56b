/** How many events or entries of the audit log are proven, or how many pages of events are replayed into read rows. */
export interface VerificationStep {
  stage: 'events' | 'entries' | 'rows';
  done: number;
}

export interface Watched {
  /** Called now and then with a line about what is being proven. */
  onProgress?: (line: string) => void;
  /** Called now and then with how far it is; an error of it ends the verification. */
  onStep?: (step: VerificationStep) => void;
}

/** What the parts of a verification tell about their progress. */
export function progressOf({ onProgress, onStep }: Watched) {
  let pages = 0;
  return {
    onEvents: (done: number) => {
      onProgress?.(`${done} events of the chain`);
      onStep?.({ stage: 'events', done });
    },
    onEntries: (done: number) => onStep?.({ stage: 'entries', done }),
    /** A line for each page of a category. */
    onRows: (line: string) => {
      onProgress?.(line);
      onStep?.({ stage: 'rows', done: (pages += 1) });
    },
  };
}
