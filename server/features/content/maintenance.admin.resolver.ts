import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { StaffOnly } from '../../kernel/actor/audience.js';
import type { Cause } from '../../kernel/actor/cause.js';
import { CurrentCause } from '../../kernel/actor/request-context.js';
import { HistoryArgs, RecordChangeType } from '../../kernel/records/record-change.type.js';
import { AdminMaintenance, UpdateMaintenanceInput } from './maintenance.admin.type.js';
import { MaintenanceService } from './maintenance.service.js';

/** The maintenance of the shop, for those who keep its settings. */
@StaffOnly('settings')
@Resolver()
export class MaintenanceAdminResolver {
  constructor(private readonly maintenance: MaintenanceService) {}

  @Query(() => AdminMaintenance, { description: 'Whether the shop is closed, for whom, and what it says.' })
  adminMaintenance(): Promise<AdminMaintenance> {
    return this.maintenance.latest();
  }

  @Query(() => [RecordChangeType], { description: 'Who closed and opened the shop, newest first.' })
  async adminMaintenanceHistory(@Args() slice: HistoryArgs): Promise<RecordChangeType[]> {
    return (await this.maintenance.history(slice)).map((change) => RecordChangeType.of(change));
  }

  @Mutation(() => AdminMaintenance, {
    description: 'Closes the shop to visitors, or opens it; both at once.',
  })
  async updateMaintenance(
    @Args('input', { type: () => UpdateMaintenanceInput, description: 'The maintenance and the version.' })
    input: UpdateMaintenanceInput,
    @CurrentCause() cause: Cause,
  ): Promise<AdminMaintenance> {
    await this.maintenance.save(input, cause);
    return this.maintenance.latest();
  }
}
