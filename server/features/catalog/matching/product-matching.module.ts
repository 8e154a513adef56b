import { Module } from '@nestjs/common';
import { ProductListModule } from '../listing/product-list.module.js';
import { ProductMatcher } from './product-matcher.js';
import { WordMatcher } from './word-matcher.js';

/** Which products the lines of buyers' own lists mean. */
@Module({
  imports: [ProductListModule],
  providers: [ProductMatcher, WordMatcher],
  exports: [ProductMatcher],
})
export class ProductMatchingModule {}
