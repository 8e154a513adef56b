import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';
import { isPublicAddress } from './public-address.js';

/** Where the shop may fetch from. A provider, so that specs can fetch from this machine: no variable opens it. */
@Injectable()
export class PublicHosts {
  /** Every address of a name. */
  lookup(name: string): Promise<LookupAddress[]> {
    return lookup(name, { all: true, order: 'verbatim' });
  }

  isPublic(address: string): boolean {
    return isPublicAddress(address);
  }

  /**
   * Those of web servers only. The shop's own address is a public one, and behind other ports may be what only neighbors are
   * meant to reach.
   *
   * @param port empty for the default of the protocol
   */
  acceptsPort(port: string): boolean {
    return port === '' || port === '80' || port === '443';
  }
}
