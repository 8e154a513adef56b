import type { Type } from '@nestjs/common';
import { BootError } from '../config/boot-error.js';
import { type JobHandler, type JobTerms, jobTermsOf } from './job.js';

/** The kinds of jobs of the shop. Every process knows them; only workers and commands carry them out. */
export class JobKinds {
  private readonly byKind = new Map<string, JobTerms>();

  /**
   * @param handlers classes decorated with `@RunsJob`
   * @throws {BootError} for a class without the decorator, and for two handlers of one kind
   */
  constructor(readonly handlers: readonly Type<JobHandler>[]) {
    for (const handler of handlers) {
      const terms = jobTermsOf(handler);
      if (!terms) throw new BootError(`${handler.name} is listed as a job but has no @RunsJob.`);
      if (this.byKind.has(terms.kind)) throw new BootError(`Two jobs are named ${terms.kind}.`);
      this.byKind.set(terms.kind, terms);
    }
  }

  get names(): string[] {
    return [...this.byKind.keys()];
  }

  /** Kinds that staff may begin again once a job of theirs failed. */
  get repeatable(): string[] {
    return [...this.byKind.values()].filter(({ isRepeatable }) => isRepeatable).map(({ kind }) => kind);
  }

  /** Undefined for a job that another version of the shop added. */
  termsOf(kind: string): JobTerms | undefined {
    return this.byKind.get(kind);
  }
}
