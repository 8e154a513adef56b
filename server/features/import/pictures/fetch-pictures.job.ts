import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import { type EndedJob, type JobHandler, type RunningJob, RunsJob } from '../../../kernel/jobs/job.js';
import { FETCH_PICTURES, ImportPictureRequests } from '../rows/import-picture-requests.js';
import { PictureTerms } from '../rows/picture-terms.js';
import { Publishing } from '../rows/publishing.js';
import { HostHealth, type HostVerdict } from './host-health.js';
import { type FetchedPicture, PictureFetching } from './picture-fetching.js';
import { PictureQueue, type SettledPicture, type WaitingPicture } from './picture-queue.js';
import { FIRST_PRODUCT, PictureWriting } from './picture-writing.js';

/** What a killed worker had fetched in vain is fetched again: no more than this. */
const PICTURES_AT_ONCE = 24;
const PICTURES_PER_HOST = 6;
const POLL_MS = 500;

/** The pictures of one import while they are fetched. */
interface Fetching {
  job: RunningJob;
  health: HostHealth;
  publishing: Publishing;
}

/** Fetches the pictures that an applied import names by their addresses. What became of each is committed with the products that show it. */
@RunsJob(FETCH_PICTURES)
@Injectable()
export class FetchPictures implements JobHandler {
  constructor(
    private readonly dataSource: DataSource,
    private readonly requests: ImportPictureRequests,
    private readonly queue: PictureQueue,
    private readonly fetching: PictureFetching,
    private readonly writing: PictureWriting,
    private readonly terms: PictureTerms,
    private readonly dataVersions: DataVersions,
  ) {}

  async run(job: RunningJob): Promise<void> {
    const publishing = new Publishing(this.dataVersions);
    const fetching = { job, publishing, health: new HostHealth(this.terms) };
    await job.chunk((transaction) => this.requests.dropUnneeded(transaction, job.subjectId));
    await this.commit(fetching, null);
    for (;;) {
      const pictures = await this.next(job.subjectId);
      if (pictures.length > 0) {
        await this.commit(fetching, await this.fetching.fetchAll(pictures, job.signal));
      } else if (await this.queue.isEmpty(this.dataSource, job.subjectId)) break;
      else await wait(POLL_MS, undefined, { signal: job.signal });
    }
    await job.chunk((transaction) => this.publish(transaction));
  }

  async onFailed(_job: EndedJob, transaction: EntityManager): Promise<void> {
    await this.publish(transaction);
  }

  async onCancelled(_job: EndedJob, transaction: EntityManager): Promise<void> {
    await this.publish(transaction);
  }

  private next(runId: string): Promise<WaitingPicture[]> {
    const limits = { limit: PICTURES_AT_ONCE, perHost: PICTURES_PER_HOST };
    return this.queue.next(this.dataSource, runId, limits);
  }

  /**
   * Stores what became of addresses and writes their pictures into the catalog.
   *
   * @param fetched null for what a worker that is gone had fetched, but not written into all products
   */
  private async commit(fetching: Fetching, fetched: readonly FetchedPicture[] | null): Promise<void> {
    const { job, publishing } = fetching;
    const { subjectId: runId, cause } = job;
    const verdicts = this.verdictsOn(fetching, fetched ?? []);
    const urls = fetched && fetched.map(({ picture }) => picture.url);
    let after: string | null = FIRST_PRODUCT;
    for (let isFirst = true; after !== null; isFirst = false) {
      const part = { runId, urls, after };
      const written = await job.chunk(
        async (transaction) => {
          if (isFirst && fetched) await this.settle(transaction, runId, fetched, verdicts);
          const next = await this.writing.write(transaction, part, cause);
          await publishing.publish(transaction);
          return { next, ...(await this.queue.counts(transaction, runId)) };
        },
        ({ done, total }) => ({ stage: 'pictures', done, total }),
      );
      after = written.next;
    }
  }

  private async settle(
    transaction: EntityManager,
    runId: string,
    fetched: readonly FetchedPicture[],
    verdicts: readonly [FetchedPicture, HostVerdict][],
  ): Promise<void> {
    await this.queue.settle(
      transaction,
      runId,
      fetched.map((each) => this.settled(each)),
    );
    for (const [{ picture, failure }, verdict] of verdicts) {
      const pause = Math.max(this.pauseOf(failure), verdict.kind === 'pause' ? verdict.seconds : 0);
      if (verdict.kind === 'give up') {
        await this.queue.giveUp(transaction, runId, picture.host, failure?.text ?? '');
      } else if (pause > 0) await this.queue.postpone(transaction, runId, picture.host, pause);
    }
  }

  /** Outside of the chunk, which may be repeated. */
  private verdictsOn({ health }: Fetching, fetched: readonly FetchedPicture[]) {
    return fetched.flatMap((each): [FetchedPicture, HostVerdict][] => {
      const { host } = each.picture;
      if (each.failure?.isOfHost) return [[each, health.noteFailure(host)]];
      health.noteAnswer(host);
      return [];
    });
  }

  private settled({ picture: { url, tries }, pictureId, failure }: FetchedPicture): SettledPicture {
    if (pictureId !== null) return { url, status: 'fetched', pictureId };
    const pause = this.terms.pausesSeconds[tries];
    if (failure?.isTransient && pause !== undefined) {
      const pauseSeconds = Math.max(pause, this.pauseOf(failure));
      return { url, status: 'waiting', tries: tries + 1, pauseSeconds };
    }
    return { url, status: 'failed', error: failure?.text ?? '' };
  }

  /** What the host asked for. */
  private pauseOf(failure: FetchedPicture['failure']): number {
    return Math.min(failure?.retryAfterSeconds ?? 0, this.terms.maxPauseSeconds);
  }

  private async publish(transaction: EntityManager): Promise<void> {
    await this.dataVersions.bump(transaction, 'catalog');
  }
}
