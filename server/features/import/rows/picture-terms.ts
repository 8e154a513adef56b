import { Injectable } from '@nestjs/common';

/** How many pictures are fetched, how politely, and how stubbornly. A provider, so that specs need not wait. */
@Injectable()
export class PictureTerms {
  /** Addresses of one import; those beyond it are a warning. */
  readonly maxPictures: number = 20_000;
  readonly atOnce: number = 4;
  readonly atOncePerHost: number = 2;
  /** Before the second and the third try of an address, and before a host that does not answer is asked again. */
  readonly pausesSeconds: readonly number[] = [10, 60];
  /** Failures of a host in a row after which it is left alone for a while. */
  readonly failuresOfHost: number = 5;
  /** The longest that a server may ask to wait. */
  readonly maxPauseSeconds: number = 300;
}
