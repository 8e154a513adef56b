import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type EndedJob, type JobHandler, type RunningJob, RunsJob } from '../../../kernel/jobs/job.js';
import { FetchFailure } from '../../../kernel/outbound/fetch-failure.js';
import { PublicFetch } from '../../../kernel/outbound/public-fetch.js';
import { failureText } from './failure-text.js';
import { FETCH_PICTURE, PictureFetchRecords } from './picture-fetch.records.js';
import { PICTURE_UPLOAD, PictureUploads } from './picture-uploads.js';

const GIVEN_UP = 'Resim alınamadı. Lütfen yeniden deneyin.';

/** Fetches one picture for a form, under the limits of an upload. A picture that cannot be had is an answer, no failed job. */
@RunsJob(FETCH_PICTURE, { isRepeatable: false })
@Injectable()
export class FetchPicture implements JobHandler {
  constructor(
    private readonly records: PictureFetchRecords,
    private readonly fetch: PublicFetch,
    private readonly uploads: PictureUploads,
  ) {}

  async run(job: RunningJob): Promise<void> {
    const wanted = await this.records.find(job.subjectId);
    // It may be swept, or fetched by a worker that was killed before it said so.
    if (!wanted || wanted.picture || wanted.failure) return;
    const ended = await this.fetchOne(wanted.url, job.signal);
    await job.chunk((transaction) => this.records.end(transaction, job.subjectId, ended));
  }

  async onFailed({ subjectId }: EndedJob, transaction: EntityManager): Promise<void> {
    await this.records.end(transaction, subjectId, { failure: GIVEN_UP });
  }

  async onCancelled(job: EndedJob, transaction: EntityManager): Promise<void> {
    await this.onFailed(job, transaction);
  }

  private async fetchOne(
    url: string,
    signal: AbortSignal,
  ): Promise<{ pictureId: string } | { failure: string }> {
    try {
      const bytes = await this.fetch.fetch(url, { maxBytes: PICTURE_UPLOAD.maxBytes, signal });
      const { id } = await this.uploads.upload(Readable.from([bytes]));
      return { pictureId: id };
    } catch (error) {
      signal.throwIfAborted();
      const isTooLarge = error instanceof FetchFailure && error.reason === 'too-large';
      return { failure: failureText(isTooLarge ? PICTURE_UPLOAD.tooLarge() : error) };
    }
  }
}
