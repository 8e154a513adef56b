import { Query, Resolver } from '@nestjs/graphql';
import { OpenDuringMaintenance, Public } from '../../kernel/audience/audience.js';
import { KeptByRevision } from '../../kernel/revision/kept-by-revision.js';
import { SettingsService } from './settings.service.js';
import { SiteSettingsType } from './site-settings.type.js';

@Public()
@OpenDuringMaintenance()
@KeptByRevision()
@Resolver()
export class SettingsResolver {
  constructor(private readonly settings: SettingsService) {}

  @Query(() => SiteSettingsType, { description: 'What visitors may know of the settings of the shop.' })
  async siteSettings(): Promise<SiteSettingsType> {
    return SiteSettingsType.of(await this.settings.current());
  }
}
