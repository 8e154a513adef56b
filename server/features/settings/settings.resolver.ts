import { Query, Resolver } from '@nestjs/graphql';
import { OpenDuringMaintenance, Public } from '../../kernel/actor/audience.js';
import { CachedByVersion } from '../../kernel/data-version/cached-by-version.js';
import { SettingsService } from './settings.service.js';
import { ShopCalendar } from './hours/shop-calendar.js';
import { SiteSettingsType } from './site-settings.type.js';

@Public()
@OpenDuringMaintenance()
@CachedByVersion()
@Resolver()
export class SettingsResolver {
  constructor(
    private readonly settings: SettingsService,
    private readonly calendar: ShopCalendar,
  ) {}

  @Query(() => SiteSettingsType, { description: 'The settings of the shop that visitors may see.' })
  async siteSettings(): Promise<SiteSettingsType> {
    return SiteSettingsType.of(await this.settings.current(), await this.calendar.asOfToday());
  }
}
