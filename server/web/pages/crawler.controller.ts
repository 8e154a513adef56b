import { Controller, Get, Header, Param } from '@nestjs/common';
import { Public } from '../../kernel/actor/audience.js';
import { Config } from '../../kernel/config/config.js';
import { publicOrigin } from '../../kernel/config/public-origin.js';
import { notFound } from '../../kernel/refusal/general.refusals.js';
import { Sitemap } from './sitemap.js';

const NOT_FOR_CRAWLERS = ['/sepet', '/profil', '/siparislerim', '/admin', '/graphql'];
const FOR_AN_HOUR = 'public, max-age=3600';
const XML = 'application/xml; charset=utf-8';

/** What search engines read first. */
@Public()
@Controller()
export class CrawlerController {
  private readonly origin: string;

  constructor(
    config: Config,
    private readonly sitemap: Sitemap,
  ) {
    this.origin = publicOrigin(config);
  }

  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', FOR_AN_HOUR)
  robots(): string {
    const rules = NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}`);
    return ['User-agent: *', ...rules, '', `Sitemap: ${this.origin}/sitemap.xml`, ''].join('\n');
  }

  @Get('sitemap.xml')
  @Header('content-type', XML)
  @Header('cache-control', FOR_AN_HOUR)
  sitemapTop(): Promise<string> {
    return this.sitemap.top(this.origin);
  }

  @Get('sitemap/:file')
  @Header('content-type', XML)
  async sitemapPart(@Param('file') file: string): Promise<string> {
    const [, number] = /^([1-9]\d{0,3})\.xml$/.exec(file) ?? [];
    const xml = number && (await this.sitemap.file(this.origin, Number(number)));
    if (!xml) throw notFound();
    return xml;
  }
}
