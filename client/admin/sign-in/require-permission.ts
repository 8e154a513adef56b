import { type Client } from '@urql/core';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { paths } from '../../paths';
import { type CurrentStaff, loadCurrentStaff, type Permission } from './current-staff';
import { NotAllowedError } from './not-allowed-error';

/** What a screen of the panel loads, for whom. */
type Load<Data> = (request: Request, staff: CurrentStaff) => Data | Promise<Data>;

/** A loader for staff with a permission: anybody else is sent to sign in and back here, or told that it is not allowed. */
export function requirePermission<Data>(permission: Permission, client: Client, load: Load<Data>) {
  return requireStaff(client, (request, staff) => {
    const isAllowed = staff.permissions.includes('ALL') || staff.permissions.includes(permission);
    if (!isAllowed) throw new NotAllowedError();
    return load(request, staff);
  });
}

/** The same for what all staff may see. */
export function requireStaff<Data>(client: Client, load: Load<Data>) {
  return async ({ request }: LoaderFunctionArgs) => {
    const staff = await loadCurrentStaff(client);
    if (staff) return load(request, staff);
    const { pathname, search } = new URL(request.url);
    return redirect(paths.adminLogin(pathname + search));
  };
}
