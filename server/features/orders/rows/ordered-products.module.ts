import { Module } from '@nestjs/common';
import { OrderedProducts } from './ordered-products.js';

/** Which products somebody ordered. */
@Module({ providers: [OrderedProducts], exports: [OrderedProducts] })
export class OrderedProductsModule {}
