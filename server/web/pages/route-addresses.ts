import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type AddressSource, ShopAddresses } from '../../kernel/addresses/shop-addresses.js';
import { Storefront } from './storefront.js';

/** Pictures and documents of the server, and the panel: no screens of the storefront, but addresses nevertheless. */
const OF_THE_SERVER = /^\/(?:gorsel|belge|admin)(?:\/|$)/;

/** The addresses of screens. */
@Injectable()
export class RouteAddresses implements AddressSource, OnModuleInit {
  constructor(
    private readonly storefront: Storefront,
    private readonly addresses: ShopAddresses,
  ) {}

  onModuleInit(): void {
    this.addresses.add(this);
  }

  async missing(paths: readonly string[]): Promise<string[]> {
    const { isUnknownPath } = await this.storefront.entry();
    return paths.filter((path) => !OF_THE_SERVER.test(path) && isUnknownPath(path));
  }
}
