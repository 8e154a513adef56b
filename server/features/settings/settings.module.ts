import { Module } from '@nestjs/common';
import { SettingsCommands } from './admin/settings.commands.js';
import { SettingsAdminResolver } from './admin/settings.admin.resolver.js';
import { OrderMailSwitchesAdminResolver } from './order-mail-switches.admin.resolver.js';
import { OrderMailSwitchesService } from './order-mail-switches.service.js';
import { SettingsResolver } from './settings.resolver.js';
import { SettingsService } from './settings.service.js';
import { ShopCalendar } from './hours/shop-calendar.js';

@Module({
  providers: [
    SettingsService,
    ShopCalendar,
    SettingsResolver,
    OrderMailSwitchesService,
    OrderMailSwitchesAdminResolver,
    SettingsAdminResolver,
    SettingsCommands,
  ],
  exports: [SettingsService, ShopCalendar],
})
export class SettingsModule {}
