export { Customer, CustomerType } from './customer.type.js';
export { PasswordHasher } from './password.hasher.js';
export { judgePassword, passwordRules } from './password.rules.js';
export { PasswordRules } from './password-rules.type.js';
export { StaffMember } from './staff-member.type.js';
export { User } from './user.entity.js';
export { UsersModule } from './users.module.js';
export { UsersService } from './users.service.js';
