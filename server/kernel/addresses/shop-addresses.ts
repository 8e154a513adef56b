import { Injectable } from '@nestjs/common';

/** Knows some of the addresses of the shop: each wing and the pages know their own. */
export interface AddressSource {
  /** Of these paths, those that it should have and has not. */
  missing(paths: readonly string[]): Promise<readonly string[]>;
}

/** Whether links of the shop lead anywhere, of those who write texts in one wing and know nothing of the others. */
@Injectable()
export class ShopAddresses {
  private readonly sources: AddressSource[] = [];

  add(source: AddressSource): void {
    this.sources.push(source);
  }

  /** Of these addresses, those below the shop that lead nowhere. Addresses outside the shop are not asked for. */
  async missing(addresses: readonly string[]): Promise<string[]> {
    const paths = new Map(
      addresses.flatMap((address) => (address.startsWith('/') ? [[address, pathOf(address)]] : [])),
    );
    const asked = [...new Set(paths.values())];
    const found = await Promise.all(this.sources.map((source) => source.missing(asked)));
    const missing = new Set(found.flat());
    return [...paths].filter(([, path]) => missing.has(path)).map(([address]) => address);
  }
}

/** Without its query, its fragment and the slashes at its end; in one go, however many there are. */
function pathOf(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
