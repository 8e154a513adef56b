import { Module } from '@nestjs/common';
import { CatalogModule } from '../../features/catalog/index.js';
import { ContentModule } from '../../features/content/index.js';
import { AddressesModule } from '../../kernel/addresses/addresses.module.js';
import { Config } from '../../kernel/config/config.js';
import { GraphqlEndpointModule } from '../graphql/graphql-endpoint.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { BuiltStorefront } from './built-storefront.js';
import { CrawlerController } from './crawler.controller.js';
import { DevelopmentStorefront } from './development-storefront.js';
import { PageRoutes } from './page-routes.js';
import { Pages } from './pages.js';
import { RouteAddresses } from './route-addresses.js';
import { Sitemap } from './sitemap.js';
import { Storefront } from './storefront.js';

@Module({
  imports: [AddressesModule, GraphqlEndpointModule, ContentModule, CatalogModule, SignInModule],
  controllers: [CrawlerController],
  providers: [
    {
      provide: Storefront,
      inject: [Config],
      useFactory: (config: Config) =>
        config.viteDev ? new DevelopmentStorefront() : new BuiltStorefront(config.clientDirectory),
    },
    Pages,
    Sitemap,
    PageRoutes,
    RouteAddresses,
  ],
  exports: [PageRoutes],
})
export class PagesModule {}
