import { Module } from '@nestjs/common';
import { AvatarsController, CustomerAvatarsController } from './avatars/avatars.controller.js';
import { AudienceModule } from './audience/audience.module.js';
import {
  DocumentUploadsController,
  ProductDocumentsController,
} from './documents/product-documents.controller.js';
import { ContactModule } from './contact/contact.module.js';
import { ListExportsModule } from './exports/list-exports.module.js';
import { GraphqlEndpointModule } from './graphql/graphql-endpoint.module.js';
import { HealthModule } from './health/health.module.js';
import { ImportsModule } from './imports/imports.module.js';
import { LiveModule } from './live/live.module.js';
import { MaintenanceModule } from './maintenance/maintenance.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { OrderDownloadsModule } from './order-downloads/order-downloads.module.js';
import { MaterialListUploadsModule } from './material-lists/material-list-uploads.module.js';
import { MessageDownloadsModule } from './message-downloads/message-downloads.module.js';
import { QuoteDownloadsModule } from './quote-downloads/quote-downloads.module.js';
import { PagesModule } from './pages/pages.module.js';
import { AvatarsModule } from '../features/accounts/index.js';
import { DocumentsModule, PictureUploadsModule } from '../features/catalog/index.js';
import { PicturesController } from './pictures/pictures.controller.js';
import {
  ContentPictureUploadsController,
  PictureUploadsController,
} from './pictures/picture-uploads.controller.js';
import { SignInModule } from './sign-in/sign-in.module.js';

/** Everything the API process serves. */
@Module({
  imports: [
    SignInModule,
    AudienceModule,
    MaintenanceModule,
    MetricsModule,
    HealthModule,
    GraphqlEndpointModule,
    OrderDownloadsModule,
    MaterialListUploadsModule,
    MessageDownloadsModule,
    QuoteDownloadsModule,
    ContactModule,
    ListExportsModule,
    LiveModule,
    ImportsModule,
    PagesModule,
    AvatarsModule,
    PictureUploadsModule,
    DocumentsModule,
  ],
  controllers: [
    AvatarsController,
    CustomerAvatarsController,
    PicturesController,
    PictureUploadsController,
    ContentPictureUploadsController,
    ProductDocumentsController,
    DocumentUploadsController,
  ],
})
export class WebModule {}
