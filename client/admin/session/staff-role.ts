import { type CurrentStaff } from './current-staff';

/** The roles of staff as the panel names them. */
export const STAFF_ROLES: Readonly<Record<CurrentStaff['role'], string>> = {
  SUPER_ADMIN: 'Süper yönetici',
  ADMIN: 'Çalışan',
};
