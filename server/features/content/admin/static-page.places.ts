import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import { ShopAddresses } from '../../../kernel/addresses/shop-addresses.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import { ADVISORY_LOCKS } from '../../../kernel/database/advisory-locks.js';
import { insertVersion } from '../../../kernel/records/record-version.queries.js';
import { VersionedRecords } from '../../../kernel/records/versioned-records.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import { slugify } from '../../../kernel/turkish/fold.js';
import { pageAddressTaken } from '../content.refusals.js';
import { STATIC_PAGES, type StaticPageKind } from '../static-page.document.js';
import { ownerOfAddress, STATIC_PLACES, type StaticPagePlace } from '../static-page.place.js';

/** Addresses of the server or of screens to come: no page gets one. */
const RESERVED = new Set([
  'admin',
  'api',
  'assets',
  'belge',
  'durum',
  'gorsel',
  'graphql',
  'health',
  'metrics',
  'sitemap',
  'yok',
  'urun',
  'urunler',
  'kategori',
  'urun-sihirbazi',
  'teklif-al',
  'tekliflerim',
  'iletisim',
  'hakkimizda',
  'mesaj',
  'mesajlarim',
  'giris',
  'kayit',
  'sepet',
  'profil',
  'siparislerim',
  'siparis-takip',
  'siparis-belgesi',
  'sifremi-unuttum',
  'sifre-yenile',
  'eposta-dogrula',
  'favoriler',
  'livez',
  'readyz',
  'null',
  'undefined',
]);
const MAX_ADDRESS = 80;
/** Of pages with one name. */
const MAX_NUMBER = 50;
/** What a title without letters and digits is called by. */
const NAMELESS = 'sayfa';
const FIRST_TEXT = 'Bu sayfa hazırlanıyor.';

interface NewPage {
  title: string;
  address?: string;
  kind: StaticPageKind;
}

/** A change of the place that was read at this version. */
interface PlaceChange {
  slug: string;
  expectedVersion: number;
  cause: Cause;
}

/** Which static pages there are, and where each stands. */
@Injectable()
export class StaticPagePlaces {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: VersionedRecords,
    private readonly dataVersions: DataVersions,
    private readonly addresses: ShopAddresses,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @returns its slug
   * @throws PAGE_ADDRESS_TAKEN for an address that was asked for; one made from the title gets a number instead, up to 50
   */
  async add({ title, kind, address }: NewPage, cause: Cause): Promise<string> {
    const wanted =
      address ??
      (slugify(title)
        .slice(0, MAX_ADDRESS - 3)
        .replace(/-+$/, '') ||
        NAMELESS);
    const slug = await this.dataSource.transaction(async (transaction) => {
      await lockAddresses(transaction);
      const free = address
        ? await this.needFree(transaction, wanted)
        : await this.freeOf(transaction, wanted);
      await this.insert(transaction, free, { title, kind, cause });
      return free;
    });
    await this.dataVersions.refresh();
    return slug;
  }

  /** @throws NOT_FOUND, VERSION_CONFLICT, PAGE_ADDRESS_TAKEN, STATIC_PAGE_REQUIRED, CONTENT_INVALID */
  async change({ slug, ...save }: PlaceChange, change: Partial<StaticPagePlace>): Promise<void> {
    await this.dataSource.transaction(async (transaction) => {
      await lockAddresses(transaction);
      const current = await STATIC_PLACES.read(transaction, slug);
      if (!current) throw notFound();
      const value = { ...current.value, ...change };
      if (value.address !== current.value.address) await this.needFree(transaction, value.address, slug);
      await this.records.save(transaction, STATIC_PLACES, { key: slug, value, ...save });
    });
    await this.dataVersions.refresh();
  }

  /** An address that the page itself had before is free for it. */
  private async needFree(transaction: EntityManager, address: string, slug?: string): Promise<string> {
    const owner = await ownerOfAddress(transaction, address);
    const isOwn = owner !== null && owner === slug;
    if (!isOwn && (owner !== null || (await this.isOfShop(address)))) throw pageAddressTaken({ address });
    return address;
  }

  private async freeOf(transaction: EntityManager, wanted: string): Promise<string> {
    for (let number = 1; number <= MAX_NUMBER; number += 1) {
      const address = number === 1 ? wanted : `${wanted}-${String(number)}`;
      const isTaken = (await ownerOfAddress(transaction, address)) ?? (await this.isOfShop(address));
      if (!isTaken) return address;
    }
    throw pageAddressTaken({ address: wanted });
  }

  private async isOfShop(address: string): Promise<boolean> {
    return RESERVED.has(address) || (await this.addresses.missing([`/${address}`])).length === 0;
  }

  private async insert(
    transaction: EntityManager,
    slug: string,
    { title, kind, cause }: NewPage & { cause: Cause },
  ): Promise<void> {
    await transaction.query(
      `INSERT INTO static_page (slug, kind, position, is_shown)
       SELECT $1, $2, coalesce(max(position), 0) + 1, false FROM static_page`,
      [slug, kind],
    );
    const value = { title, summary: '', markdown: FIRST_TEXT };
    await insertVersion(transaction, { name: STATIC_PAGES.name, key: slug, version: 1, value, cause });
    await this.audit.add(transaction, {
      ...cause,
      what: 'static-page-added',
      subject: `${STATIC_PAGES.name} ${slug}`,
      after: { version: 1, title, kind },
    });
    await this.dataVersions.bump(transaction, STATIC_PAGES.topic);
  }
}

/** Two pages that want one address wait for each other. */
const lockAddresses = (transaction: EntityManager) =>
  transaction.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.pageAddresses]);
