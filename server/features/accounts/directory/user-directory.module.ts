import { AvatarsModule } from '../avatars/avatars.module.js';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConsentsModule } from '../../consents/index.js';
import { AddressesModule } from '../addresses/addresses.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { UserListQueries } from './user-list.queries.js';
import { UserNote } from './user-note.entity.js';
import { UserNotes } from './user-notes.service.js';
import { UserDirectoryAdminResolver } from './user-directory.admin.resolver.js';
import { UsersExport } from './users.export.js';

/** How staff find people, and what is known of one. */
@Module({
  imports: [
    TypeOrmModule.forFeature([UserNote]),
    AddressesModule,
    AvatarsModule,
    ConsentsModule,
    SessionsModule,
    UsersModule,
  ],
  providers: [UserListQueries, UserNotes, UserDirectoryAdminResolver, UsersExport],
  exports: [UserNotes, UsersExport],
})
export class UserDirectoryModule {}
