import { Injectable, Module } from '@nestjs/common';
import { isPermitted, type Actor, type Permission } from './actor.js';

type Remembered = Pick<Actor, 'kind' | 'id'>;

/** Knows what people and programs may do at the moment; none once they are no longer staff, revoked or expired. */
export interface PermissionSource {
  permissionsOf(actor: Remembered): Promise<readonly Permission[]>;
}

/** What those may still do in whose name something happens later: wings that remember them know no accounts. */
@Injectable()
export class StandingPermissions {
  private source: PermissionSource | null = null;

  register(source: PermissionSource): void {
    this.source = source;
  }

  /** @returns false as well where nobody says who may do what */
  async may(actor: Remembered, permission: Permission): Promise<boolean> {
    const permissions = (await this.source?.permissionsOf(actor)) ?? [];
    return isPermitted({ permissions }, permission);
  }
}

@Module({ providers: [StandingPermissions], exports: [StandingPermissions] })
export class StandingPermissionsModule {}
