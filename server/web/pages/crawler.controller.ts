import { Controller, Get, Header, Param } from '@nestjs/common';
import { Public } from '../../kernel/actor/audience.js';
import { Config } from '../../kernel/config/config.js';
import { publicOrigin } from '../../kernel/config/public-origin.js';
import { notFound } from '../../kernel/refusal/general.refusals.js';
import { Sitemap } from './sitemap.js';
import { Storefront } from './storefront.js';

const PERSONAL_SCREENS = [
  '/sepet',
  '/profil',
  '/siparislerim',
  '/siparis-takip',
  '/tekliflerim',
  '/favorilerim',
  '/mesajlarim',
  '/malzeme-listesi',
];
const NOT_OF_THE_STOREFRONT = ['/admin', '/graphql'];
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
    private readonly storefront: Storefront,
  ) {
    this.origin = publicOrigin(config);
  }

  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', FOR_AN_HOUR)
  async robots(): Promise<string> {
    const { isUnknownPath } = await this.storefront.entry();
    const screens = PERSONAL_SCREENS.filter((path) => !isUnknownPath(path));
    const rules = [...screens, ...NOT_OF_THE_STOREFRONT].map((path) => `Disallow: ${path}`);
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
