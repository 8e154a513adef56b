import { Query, Resolver } from '@nestjs/graphql';
import { StaffOnly } from '../../kernel/actor/audience.js';
import { SystemStateService } from './system-state.service.js';
import { SystemState } from './system-state.type.js';

/** What those who run the shop look at; nobody else needs to know what it stands on. */
@StaffOnly('all')
@Resolver()
export class SystemStateAdminResolver {
  constructor(private readonly service: SystemStateService) {}

  @Query(() => SystemState, { description: 'How the shop runs, for its operators.' })
  systemState(): Promise<SystemState> {
    return this.service.state();
  }
}
