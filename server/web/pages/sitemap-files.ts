import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { PAGES_PER_SITEMAP, sitemapIndexXml, type SitemapPage, sitemapXml } from './sitemap-xml.js';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** A catalog that changes all the time is not read from end to end each time a crawler asks. */
const SHORTEST_LIFE_MS = 60_000;
/** Stands for the origin in the cached files: it is known only per request. */
const ORIGIN = '\u0000';

/** The data versions known at a request, and its time. */
interface Moment {
  stamp: string;
  now: Date;
}

interface CachedFiles {
  stamp: string;
  madeAt: Date;
  /** Compressed, each within the bounds of the protocol. */
  files: Promise<Buffer[]>;
}

/** The files of a sitemap, made once for all crawlers and again after a change. */
export class SitemapFiles {
  private cached?: CachedFiles;

  constructor(private readonly pages: () => AsyncIterable<SitemapPage>) {}

  /** The pages themselves, or the list of the files that hold them when one cannot. */
  async top(origin: string, moment: Moment): Promise<string> {
    const files = await this.files(moment);
    if (files.length <= 1) return (await this.file(origin, 1, moment)) ?? sitemapXml(origin, []);
    return sitemapIndexXml(
      origin,
      files.map((_file, index) => ({ path: `/sitemap/${index + 1}.xml` })),
    );
  }

  /** One file, counted from 1; undefined when there are fewer. */
  async file(origin: string, number: number, moment: Moment): Promise<string | undefined> {
    const packed = (await this.files(moment))[number - 1];
    return packed && (await unpack(packed)).toString().replaceAll(ORIGIN, origin);
  }

  private files(moment: Moment): Promise<Buffer[]> {
    if (this.cached && isGood(this.cached, moment)) return this.cached.files;
    const cached = { stamp: moment.stamp, madeAt: moment.now, files: this.make() };
    cached.files.catch(() => (this.cached = undefined));
    this.cached = cached;
    return cached.files;
  }

  private async make(): Promise<Buffer[]> {
    const files: Buffer[] = [];
    let pages: SitemapPage[] = [];
    for await (const page of this.pages()) {
      pages.push(page);
      if (pages.length < PAGES_PER_SITEMAP) continue;
      files.push(await pack(sitemapXml(ORIGIN, pages)));
      pages = [];
    }
    if (pages.length > 0) files.push(await pack(sitemapXml(ORIGIN, pages)));
    return files;
  }
}

function isGood(cached: CachedFiles, { stamp, now }: Moment): boolean {
  return cached.stamp === stamp || now.getTime() - cached.madeAt.getTime() < SHORTEST_LIFE_MS;
}
