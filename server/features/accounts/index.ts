/**
 * Customers, staff and programs, and how they authenticate.
 *
 * Rooms, each importing only those before it: users, sessions, attempts, security, second-factor-policy, second-factor,
 * policy-editing, single-sign-on, account-links, sign-in, people, profile; api-keys and
 * addresses, avatars and consents import users, actors users and api-keys, demo addresses, second-factor and users; directory and
 * user-editing, how staff find people and change their accounts, come last.
 * Account mails are sent here and not from the wing `notifications`: they carry one-time links that only this wing can make.
 */
export { AvatarsModule } from './avatars/avatars.module.js';
export { AVATAR_UPLOAD, type Avatar, Avatars } from './avatars/avatars.service.js';
export { AddressSweeper } from './addresses/address.sweeper.js';
export { AccountsModule } from './accounts.module.js';
export { ActorPermissionsModule } from './actors/actors.module.js';
export { ApiKeysModule } from './api-keys/api-keys.module.js';
export { AccessCheck } from './evidence/access.check.js';
export { API_KEY_MAILS } from './api-keys/api-key.mails.js';
export { ApiKeysService } from './api-keys/api-keys.service.js';
export { PeopleModule } from './people/people.module.js';
export { StaffAccountsService } from './people/staff-accounts.service.js';
export { PolicyEditingModule } from './policy-editing/policy-editing.module.js';
export { POLICY_MAILS } from './policy-editing/second-factor-policy.mails.js';
export { FullProof } from './second-factor/full-proof.js';
export { ProofCode } from './second-factor/proof-code.input.js';
export { SecondFactorModule } from './second-factor/second-factor.module.js';
export { SecondFactorSetupSweeper } from './second-factor/second-factor-setup.sweeper.js';
export { SecondFactorService } from './second-factor/second-factor.service.js';
export { StaffSessions } from './second-factor/staff-sessions.js';
export { SECURITY_MAILS, SecurityMailer } from './security/security.mails.js';
export { SecurityModule } from './security/security.module.js';
export { SessionsModule } from './sessions/sessions.module.js';
export { KnownDeviceSweeper, SessionSweeper } from './sessions/session.sweepers.js';
export { type AuthenticatedSession, SessionsService } from './sessions/sessions.service.js';
export { PasswordHasher } from './users/password.hasher.js';
export { AccountLinkSweeper } from './account-links/account-link.sweeper.js';
export { ACCOUNT_MAILS } from './account-links/account.mails.js';
export { ACCESS_CHANGES } from './sessions/access-changes.js';
export { SuperAdmins } from './user-editing/super-admins.js';
export { UserEditingModule } from './user-editing/user-editing.module.js';
export { UserDirectoryModule } from './directory/user-directory.module.js';
export { UserNotes } from './directory/user-notes.service.js';
export { UsersExport } from './directory/users.export.js';
export { IdentityProvider } from './single-sign-on/identity-provider.js';
export { type ProvenIdentity, provenIdentity } from './single-sign-on/proven-identity.js';
export { SignInTickets, SignInTicketSweeper } from './single-sign-on/sign-in-tickets.js';
export { SingleSignOnModule } from './single-sign-on/single-sign-on.module.js';
export {
  ssoCancelled,
  ssoExpired,
  ssoFailed,
  ssoUnavailable,
} from './single-sign-on/single-sign-on.refusals.js';
export { SingleSignOnService } from './single-sign-on/single-sign-on.service.js';
export { User } from './users/user.entity.js';
export { UsersService } from './users/users.service.js';
