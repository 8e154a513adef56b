import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Actor, Permission } from '../../../kernel/actor/actor.js';
import { type PermissionSource, StandingPermissions } from '../../../kernel/actor/standing-permissions.js';
import { ApiKeysService } from '../api-keys/api-keys.service.js';
import { UsersService } from '../users/users.service.js';

/** Says of staff and programs what they may do at the moment. */
@Injectable()
export class ActorPermissions implements PermissionSource, OnModuleInit {
  constructor(
    private readonly users: UsersService,
    private readonly keys: ApiKeysService,
    private readonly standing: StandingPermissions,
  ) {}

  onModuleInit(): void {
    this.standing.register(this);
  }

  async permissionsOf({ kind, id }: Pick<Actor, 'kind' | 'id'>): Promise<readonly Permission[]> {
    if (id === null) return [];
    if (kind === 'program') return this.keys.permissionsOf(id);
    if (kind !== 'staff') return [];
    const user = await this.users.find(id);
    return user?.isActive && user.isStaff ? user.granted : [];
  }
}
