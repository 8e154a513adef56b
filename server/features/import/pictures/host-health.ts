/** What is to be done with a host after another failure. */
export type HostVerdict = { kind: 'go on' } | { kind: 'pause'; seconds: number } | { kind: 'give up' };

interface HealthTerms {
  failuresOfHost: number;
  pausesSeconds: readonly number[];
}

interface Health {
  failures: number;
  pauses: number;
}

const GO_ON: HostVerdict = { kind: 'go on' };

/**
 * Notices hosts that do not answer: they are left alone for a while, longer each time, and in the end given up. Else twenty thousand
 * addresses of a host that is gone would take days.
 */
export class HostHealth {
  private readonly hosts = new Map<string, Health>();

  constructor(private readonly terms: HealthTerms) {}

  noteAnswer(host: string): void {
    this.hosts.delete(host);
  }

  noteFailure(host: string): HostVerdict {
    const { failuresOfHost, pausesSeconds } = this.terms;
    const { failures, pauses } = this.hosts.get(host) ?? { failures: 0, pauses: 0 };
    if (failures + 1 < failuresOfHost) {
      this.hosts.set(host, { failures: failures + 1, pauses });
      return GO_ON;
    }
    this.hosts.set(host, { failures: 0, pauses: pauses + 1 });
    const seconds = pausesSeconds[pauses];
    return seconds === undefined ? { kind: 'give up' } : { kind: 'pause', seconds };
  }
}
