import { Module } from '@nestjs/common';
import { ProductListModule } from '../listing/product-list.module.js';
import { ProductsModule } from '../products/products.module.js';
import { CatalogWritingModule } from '../writing/catalog-writing.module.js';
import { FormSuggestionsModule } from '../suggestions/form-suggestions.module.js';
import { AdminProductListQueries } from './product-list.queries.js';
import { AdminCategoryReader } from './admin-category.reader.js';
import { CategoryAdminResolver } from './category.admin.resolver.js';
import { CategoryCommands } from './category.commands.js';
import { CategoryDeletions } from './category-deletion.service.js';
import { AdminProductReader } from './admin-product.reader.js';
import { ProductsExport } from './products.export.js';
import { ProductCommands } from './product.commands.js';
import { ProductAdminResolver } from './product.admin.resolver.js';
import { ProductChangesAdminResolver } from './product-changes.admin.resolver.js';
import { ProductChanges } from './product-changes.service.js';
import { ProductChangesUndo } from './product-changes.undo.js';
import { ProductListAdminResolver } from './product-list.admin.resolver.js';

/** Products and categories as staff and programs keep them. */
@Module({
  imports: [ProductListModule, ProductsModule, CatalogWritingModule, FormSuggestionsModule],
  providers: [
    AdminProductListQueries,
    AdminProductReader,
    AdminCategoryReader,
    CategoryCommands,
    CategoryDeletions,
    CategoryAdminResolver,
    ProductCommands,
    ProductAdminResolver,
    ProductChanges,
    ProductChangesUndo,
    ProductChangesAdminResolver,
    ProductListAdminResolver,
    ProductsExport,
  ],
  exports: [ProductsExport],
})
export class CatalogAdminModule {}
