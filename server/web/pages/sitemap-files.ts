import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { PAGES_PER_SITEMAP, sitemapIndexXml, type SitemapPage, sitemapXml } from './sitemap-xml.js';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** A catalog that changes all the time is not read from end to end each time a crawler asks. */
const SHORTEST_LIFE_MS = 60_000;
/** Stands for the origin in the cached files: it is known only per request. */
const ORIGIN = '\u0000';

/** What decides whether cached files may still be sent: the data versions known at a request, and its time. */
interface Freshness {
  dataVersionKey: string;
  now: Date;
}

interface CachedFiles {
  dataVersionKey: string;
  madeAt: Date;
  /** Compressed, each within the bounds of the protocol. */
  files: Promise<Buffer[]>;
}

/** The files of a sitemap, made once for all crawlers and again after a change. */
export class SitemapFiles {
  private cached?: CachedFiles;

  constructor(private readonly pages: () => AsyncIterable<SitemapPage>) {}

  /** The pages themselves, or the list of the files that hold them when one cannot. */
  async top(origin: string, freshness: Freshness): Promise<string> {
    const files = await this.files(freshness);
    if (files.length <= 1) return (await this.file(origin, 1, freshness)) ?? sitemapXml(origin, []);
    return sitemapIndexXml(
      origin,
      files.map((_file, index) => ({ path: `/sitemap/${index + 1}.xml` })),
    );
  }

  /** One file, counted from 1; undefined when there are fewer. */
  async file(origin: string, number: number, freshness: Freshness): Promise<string | undefined> {
    const packed = (await this.files(freshness))[number - 1];
    return packed && (await unpack(packed)).toString().replaceAll(ORIGIN, origin);
  }

  private files(freshness: Freshness): Promise<Buffer[]> {
    if (this.cached && isFresh(this.cached, freshness)) return this.cached.files;
    const cached = { dataVersionKey: freshness.dataVersionKey, madeAt: freshness.now, files: this.make() };
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

function isFresh(cached: CachedFiles, { dataVersionKey, now }: Freshness): boolean {
  return (
    cached.dataVersionKey === dataVersionKey || now.getTime() - cached.madeAt.getTime() < SHORTEST_LIFE_MS
  );
}
