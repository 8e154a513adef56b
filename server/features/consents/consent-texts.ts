import { Injectable } from '@nestjs/common';
import { ContentService, type StaticPage } from '../content/index.js';
import { consentTextUnknown } from './consents.refusals.js';

const SLUG = 'ticari-elektronik-ileti-onayi';

/** A version of a text that somebody agreed to. */
export interface ConsentText {
  slug: string;
  version: number;
  /** SHA-256, hexadecimal. */
  hash: string;
}

/** The text that people agree to when they want commercial messages (İYS). */
@Injectable()
export class ConsentTexts {
  constructor(private readonly content: ContentService) {}

  /** The text to agree to; null in a shop without it. */
  current(): Promise<StaticPage | null> {
    return this.content.staticPage(SLUG);
  }

  /**
   * What is recorded. A text that changed while somebody read it still is the one they agreed to.
   *
   * @throws CONSENT_TEXT_UNKNOWN when the shop never had such a text
   */
  async recorded(given: ConsentText | null | undefined): Promise<ConsentText | null> {
    if (!given) return null;
    const { slug, version, hash } = given;
    const isKnown = slug === SLUG && (await this.content.hasStaticPageVersion({ slug, version, hash }));
    if (!isKnown) throw consentTextUnknown();
    return { slug, version, hash };
  }
}
