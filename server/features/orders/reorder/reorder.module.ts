import { Module } from '@nestjs/common';
import { CartModule } from '../../cart/index.js';
import { OrderHistoryModule } from '../commands/order-history.module.js';
import { ReorderResolver } from './reorder.resolver.js';
import { ReorderService } from './reorder.service.js';

/** The lines of an order in the cart once more. */
@Module({ imports: [CartModule, OrderHistoryModule], providers: [ReorderService, ReorderResolver] })
export class ReorderModule {}
