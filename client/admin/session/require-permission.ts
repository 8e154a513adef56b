import { type Client } from '@urql/core';
import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router-dom';
import { paths } from '../../paths';
import { type CurrentStaff, loadCurrentStaff, type Permission } from './current-staff';
import { announceEndedSession } from './ended-session';
import { NotAllowedError } from './not-allowed-error';

/** What a screen of the panel loads, for whom. */
type Load<Data> = (request: Request, staff: CurrentStaff) => Data | Promise<Data>;

interface OpenedScreen {
  readonly staff: CurrentStaff;
  /** The screen that was asked for; the address bar is ahead of it on Back and Forward. */
  readonly pathname: string;
}

/** Who was signed in last, since the page was loaded, and where. */
const lastScreen = new WeakMap<Client, OpenedScreen>();

/** A loader for staff with a permission: anybody else is sent to sign in and back here, or told that it is not allowed. */
export function requirePermission<Data>(permission: Permission, client: Client, load: Load<Data>) {
  return requireStaff(client, (request, staff) => {
    if (isPermitted(staff, permission)) return load(request, staff);
    if (awaitsSecondFactor(staff)) return redirect(paths.adminAccount());
    throw new NotAllowedError();
  });
}

/** The same for what all staff may see. */
export function requireStaff<Data>(client: Client, load: Load<Data>) {
  return async ({ request }: LoaderFunctionArgs) => {
    const staff = await loadCurrentStaff(client);
    const { pathname, search } = new URL(request.url);
    if (staff) {
      lastScreen.set(client, { staff, pathname });
      return load(request, staff);
    }
    const earlier = lastScreen.get(client);
    if (earlier?.pathname === pathname) {
      // Nobody leaves the screen: it stays with what was typed, and asks for a new sign-in.
      announceEndedSession();
      return load(request, earlier.staff);
    }
    // The page is loaded anew: what was read during the session that is over does not stay in it.
    return earlier
      ? redirectDocument(paths.adminLoginAgain(pathname + search))
      : redirect(paths.adminLogin(pathname + search));
  };
}

/** Who stands in the frame around every screen: where it cannot be asked, those who were signed in last, so that it stays. */
export function frameLoader(client: Client) {
  const load = requireStaff(client, (_request, staff) => staff);
  return async (request: LoaderFunctionArgs): Promise<CurrentStaff | Response> => {
    try {
      return await load(request);
    } catch (error) {
      const earlier = lastScreen.get(client);
      if (!earlier) throw error;
      return earlier.staff;
    }
  };
}

export function isPermitted({ permissions }: CurrentStaff, permission: Permission): boolean {
  return permissions.includes('ALL') || permissions.includes(permission);
}

/** The session was opened without the second factor they must have: until it is set up, their own account is all there is. */
export function awaitsSecondFactor({ permissions, secondFactor }: CurrentStaff): boolean {
  return secondFactor.mustEnrol && permissions.length === 0;
}
