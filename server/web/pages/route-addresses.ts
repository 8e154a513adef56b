import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ContentService } from '../../features/content/index.js';
import { type AddressSource, ShopAddresses } from '../../kernel/addresses/shop-addresses.js';
import { Storefront } from './storefront.js';

/** Pictures and documents of the server, and the panel: no screens of the storefront, but addresses nevertheless. */
const OF_THE_SERVER = /^\/(?:gorsel|belge|admin)(?:\/|$)/;

/** The addresses of screens, and of the static pages, which share one. */
@Injectable()
export class RouteAddresses implements AddressSource, OnModuleInit {
  constructor(
    private readonly storefront: Storefront,
    private readonly addresses: ShopAddresses,
    private readonly content: ContentService,
  ) {}

  onModuleInit(): void {
    this.addresses.add(this);
  }

  async missing(paths: readonly string[]): Promise<string[]> {
    const { isUnknownPath } = await this.storefront.entry();
    const unknown = paths.filter((path) => !OF_THE_SERVER.test(path) && isUnknownPath(path));
    const pages = await Promise.all(unknown.map((path) => this.content.staticPage(path.slice(1))));
    return unknown.filter((_path, index) => !pages[index]);
  }
}
