import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { StaffOnly } from '../../../kernel/actor/audience.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { CurrentCause } from '../../../kernel/actor/request-context.js';
import { holidaysOf, LAST_KNOWN_YEAR } from '../../../kernel/calendar/turkish-holidays.js';
import { HistoryArgs, RecordChangeType } from '../../../kernel/records/record-change.type.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { dayInIstanbul } from '../../../kernel/clock/istanbul.js';
import { SettingsService } from '../settings.service.js';
import { ClosedDayType } from '../hours/special-days.type.js';
import { AdminSettings } from './admin-settings.type.js';
import { changedSettings } from './changed-settings.js';
import { SettingsCommands } from './settings.commands.js';
import { UpdateSettingsInput } from './settings.input.js';

/** The settings of the shop, for those who keep them. */
@StaffOnly('settings')
@Resolver()
export class SettingsAdminResolver {
  constructor(
    private readonly settings: SettingsService,
    private readonly commands: SettingsCommands,
    private readonly clock: Clock,
  ) {}

  @Query(() => AdminSettings, { description: 'All settings of the shop, with their version.' })
  async adminSettings(): Promise<AdminSettings> {
    return AdminSettings.of(await this.settings.latest());
  }

  @Query(() => [RecordChangeType], { description: 'Who changed which settings, newest first.' })
  async adminSettingsHistory(@Args() slice: HistoryArgs): Promise<RecordChangeType[]> {
    return (await this.settings.history(slice)).map((change) => RecordChangeType.of(change));
  }

  @Query(() => [ClosedDayType], {
    description:
      'Official holidays of Turkey and their eves, from this year to the last whose religious feasts are known.',
  })
  adminHolidays(): ClosedDayType[] {
    const year = Number(dayInIstanbul(this.clock.now()).slice(0, 4));
    const years = Math.max(LAST_KNOWN_YEAR - year, 0) + 1;
    return Array.from({ length: years }, (_, later) => holidaysOf(year + later)).flat();
  }

  @Mutation(() => AdminSettings, {
    description:
      'Saves some settings; carts and new orders follow them, orders that were placed stay as they are.',
  })
  async updateSettings(
    @Args('input', { type: () => UpdateSettingsInput, description: 'The settings and the version.' })
    { expectedVersion, settings }: UpdateSettingsInput,
    @CurrentCause() cause: Cause,
  ): Promise<AdminSettings> {
    await this.commands.change({ expectedVersion, change: changedSettings(settings), cause });
    return AdminSettings.of(await this.settings.latest());
  }
}
