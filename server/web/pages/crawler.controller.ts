import { Controller, Get, Header, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../kernel/actor/audience.js';
import { Config } from '../../kernel/config/config.js';
import { notFound } from '../../kernel/refusal/general.refusals.js';
import { originOf } from './page-address.js';
import { Sitemap } from './sitemap.js';

const NOT_FOR_CRAWLERS = ['/sepet', '/profil', '/siparislerim', '/admin', '/graphql'];
const FOR_AN_HOUR = 'public, max-age=3600';
const XML = 'application/xml; charset=utf-8';

/** What search engines read first. */
@Public()
@Controller()
export class CrawlerController {
  constructor(
    private readonly config: Config,
    private readonly sitemap: Sitemap,
  ) {}

  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', FOR_AN_HOUR)
  robots(@Req() request: FastifyRequest): string {
    const rules = NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}`);
    return ['User-agent: *', ...rules, '', `Sitemap: ${this.originFor(request)}/sitemap.xml`, ''].join('\n');
  }

  @Get('sitemap.xml')
  @Header('content-type', XML)
  @Header('cache-control', FOR_AN_HOUR)
  sitemapTop(@Req() request: FastifyRequest): Promise<string> {
    return this.sitemap.top(this.originFor(request));
  }

  @Get('sitemap/:file')
  @Header('content-type', XML)
  async sitemapPart(@Req() request: FastifyRequest, @Param('file') file: string): Promise<string> {
    const [, number] = /^([1-9]\d{0,3})\.xml$/.exec(file) ?? [];
    const xml = number && (await this.sitemap.file(this.originFor(request), Number(number)));
    if (!xml) throw notFound();
    return xml;
  }

  private originFor(request: FastifyRequest): string {
    return this.config.publicUrl ?? originOf(request);
  }
}
