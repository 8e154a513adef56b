import { Module } from '@nestjs/common';
import { ProductsModule } from '../catalog/index.js';
import { FavoritesResolver } from './favorites.resolver.js';
import { FavoritesAdminResolver } from './favorites.admin.resolver.js';
import { FavoritesService } from './favorites.service.js';
import { FavoriteProductResolver, SharedFavoritesResolver } from './shared-favorites.resolver.js';

/** Lists of products that customers keep. */
@Module({
  imports: [ProductsModule],
  providers: [
    FavoritesService,
    FavoritesResolver,
    FavoritesAdminResolver,
    SharedFavoritesResolver,
    FavoriteProductResolver,
  ],
})
export class FavoritesModule {}
