import { Module } from '@nestjs/common';
import { ShopAddresses } from './shop-addresses.js';

@Module({ providers: [ShopAddresses], exports: [ShopAddresses] })
export class AddressesModule {}
