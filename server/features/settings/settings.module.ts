import { Module } from '@nestjs/common';
import { SettingsResolver } from './settings.resolver.js';
import { SettingsService } from './settings.service.js';

@Module({ providers: [SettingsService, SettingsResolver], exports: [SettingsService] })
export class SettingsModule {}
