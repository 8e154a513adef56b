import { Module } from '@nestjs/common';
import { ProductsModule } from '../catalog/index.js';
import { ContentModule } from '../content/index.js';
import { WizardAdminResolver } from './wizard.admin.resolver.js';
import { WizardProducts } from './wizard.products.js';
import { WizardResolver } from './wizard.resolver.js';
import { WizardService } from './wizard.service.js';
import { WizardUsage } from './wizard.usage.js';

/** Leads visitors from seven answers to products. */
@Module({
  imports: [ProductsModule, ContentModule],
  providers: [WizardProducts, WizardService, WizardUsage, WizardResolver, WizardAdminResolver],
})
export class WizardModule {}
