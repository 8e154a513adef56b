import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CustomerAddress } from './address.entity.js';
import { AddressesResolver, CustomerAddressFields } from './addresses.resolver.js';
import { AddressesService } from './addresses.service.js';

/** Where customers have things delivered and billed to. */
@Module({
  imports: [TypeOrmModule.forFeature([CustomerAddress])],
  providers: [AddressesService, AddressesResolver, CustomerAddressFields],
  exports: [AddressesService],
})
export class AddressesModule {}
