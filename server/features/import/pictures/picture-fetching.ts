import { Injectable } from '@nestjs/common';
import pLimit, { type LimitFunction } from 'p-limit';
import { MAX_PICTURE_BYTES } from '../../../kernel/files/picture-encoding.js';
import { PictureStore } from '../../../kernel/files/picture-store.js';
import { FetchFailure } from '../../../kernel/outbound/fetch-failure.js';
import { PublicFetch } from '../../../kernel/outbound/public-fetch.js';
import { PictureTerms } from '../rows/picture-terms.js';
import { failureText } from '../../catalog/index.js';
import type { WaitingPicture } from './picture-queue.js';

/** What came of a try to fetch a picture. */
export interface FetchedPicture {
  picture: WaitingPicture;
  /** Under which it is stored; null when it was not fetched. */
  pictureId: string | null;
  failure: { text: string; isTransient: boolean; isOfHost: boolean; retryAfterSeconds: number } | null;
}

/** Fetches pictures, a few at once and fewer of one host, and stores them. */
@Injectable()
export class PictureFetching {
  constructor(
    private readonly fetch: PublicFetch,
    private readonly store: PictureStore,
    private readonly terms: PictureTerms,
  ) {}

  /**
   * In any order; a part of them in memory at a time.
   *
   * @throws what is no failure of a picture, such as an error of the storage, once nothing is fetched or stored any more: the
   *   job is let go then, and the next worker begins
   */
  async fetchAll(pictures: readonly WaitingPicture[], signal: AbortSignal): Promise<FetchedPicture[]> {
    const stopping = new AbortController();
    const either = AbortSignal.any([signal, stopping.signal]);
    const all = pLimit(this.terms.atOnce);
    const hosts = new Map<string, LimitFunction>();
    const fetched = await Promise.allSettled(
      pictures.map((picture) => {
        const ofHost = hosts.get(picture.host) ?? pLimit(this.terms.atOncePerHost);
        hosts.set(picture.host, ofHost);
        return ofHost(() => all(() => this.fetchOne(picture, either))).catch((error: unknown) => {
          stopping.abort(error);
          throw error;
        });
      }),
    );
    either.throwIfAborted();
    return fetched.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  }

  private async fetchOne(picture: WaitingPicture, signal: AbortSignal): Promise<FetchedPicture> {
    try {
      const bytes = await this.fetch.fetch(picture.url, { maxBytes: MAX_PICTURE_BYTES, signal });
      const { id } = await this.store.save(bytes);
      return { picture, pictureId: id, failure: null };
    } catch (error) {
      signal.throwIfAborted();
      const { isTransient = false, isOfHost = false, retryAfterSeconds = 0 } = failureIn(error);
      const failure = { text: failureText(error), isTransient, isOfHost, retryAfterSeconds };
      return { picture, pictureId: null, failure };
    }
  }
}

const failureIn = (error: unknown): Partial<FetchFailure> => (error instanceof FetchFailure ? error : {});
