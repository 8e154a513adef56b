import { Injectable } from '@nestjs/common';
import { ContentService, type StaticPage } from '../../content/index.js';
import type { AcceptedDocument } from '../history/order.events.js';
import { consentTextUnknown } from './checkout.refusals.js';

const SLUG = 'ticari-elektronik-ileti-onayi';

/** Buyers may agree to commercial messages (İYS) with an order; the order never depends on it. */
@Injectable()
export class MarketingConsent {
  constructor(private readonly content: ContentService) {}

  /** The text to agree to; null in a shop without it. */
  text(): Promise<StaticPage | null> {
    return this.content.staticPage(SLUG);
  }

  /**
   * What the order records. A text that changed while the buyer read it still is the one they agreed to.
   *
   * @throws CONSENT_TEXT_UNKNOWN when the shop never had such a text
   */
  async recorded(given: AcceptedDocument | null | undefined): Promise<AcceptedDocument | null> {
    if (!given) return null;
    const { slug, version, hash } = given;
    const isKnown = slug === SLUG && (await this.content.hasStaticPageVersion({ slug, version, hash }));
    if (!isKnown) throw consentTextUnknown();
    return { slug, version, hash };
  }
}
