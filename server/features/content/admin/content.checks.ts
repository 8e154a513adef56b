import { Injectable } from '@nestjs/common';
import { ShopAddresses } from '../../../kernel/addresses/shop-addresses.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { SettingsService } from '../../settings/index.js';
import { linksIn, renderPrivateMarkdown } from '../content.markdown.js';
import { assertRenderable } from '../static-page.document.js';
import {
  literalValues,
  fillTokens,
  tokensIn,
  tokenValues,
  type TokenValues,
  yearInIstanbul,
} from '../content.tokens.js';
import type { ContentCheck, ContentCheckInput, ContentPreview, Placeholder } from './content-check.type.js';

/** How texts will look before they are saved. */
@Injectable()
export class ContentChecks {
  constructor(
    private readonly settings: SettingsService,
    private readonly addresses: ShopAddresses,
    private readonly clock: Clock,
  ) {}

  async placeholders(): Promise<Placeholder[]> {
    return Array.from(await this.values(), ([name, value]) => ({ name, value }));
  }

  async check({ texts, addresses }: ContentCheckInput): Promise<ContentCheck> {
    const values = await this.values();
    const names = [...new Set(texts.flatMap(tokensIn))];
    return {
      brokenLinks: await this.addresses.missing([...new Set(addresses)]),
      unknownPlaceholders: names.filter((name) => !values.has(name)),
      emptyPlaceholders: names.filter((name) => values.get(name) === null),
    };
  }

  /** @throws CONTENT_INVALID for a text that takes too long to render */
  async preview(markdown: string): Promise<ContentPreview> {
    assertRenderable(markdown);
    const filled = fillTokens(markdown, literalValues(await this.values()));
    return {
      html: renderPrivateMarkdown(filled),
      check: await this.check({ texts: [markdown], addresses: linksIn(filled) }),
    };
  }

  private async values(): Promise<TokenValues> {
    return tokenValues(await this.settings.current(), yearInIstanbul(this.clock.now()));
  }
}
