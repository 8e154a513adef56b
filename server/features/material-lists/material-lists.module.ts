import { Module } from '@nestjs/common';
import { ProductMatchingModule, ProductsModule } from '../catalog/index.js';
import { QuotesModule } from '../quotes/index.js';
import { ListMatcher } from './list-matcher.js';
import { MaterialListsResolver } from './material-lists.resolver.js';
import { MaterialListsService } from './material-lists.service.js';

/** Lists that buyers paste or upload. */
@Module({
  imports: [ProductMatchingModule, ProductsModule, QuotesModule],
  providers: [ListMatcher, MaterialListsService, MaterialListsResolver],
  exports: [MaterialListsService],
})
export class MaterialListsModule {}
