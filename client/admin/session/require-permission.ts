import { type Client } from '@urql/core';
import { type LoaderFunctionArgs, type Params, redirect, redirectDocument } from 'react-router-dom';
import { paths } from '../../paths';
import { type CurrentStaff, loadCurrentStaff, type Permission } from './current-staff';
import { announceChangedStaff, announceEndedSession } from './ended-session';
import { NotAllowedError } from './not-allowed-error';

/** What a screen of the panel loads, for whom. */
type Load<Data> = (request: Request, staff: CurrentStaff, ids: Readonly<Params>) => Data | Promise<Data>;

interface OpenedScreen {
  readonly staff: CurrentStaff;
  /** The screen that was asked for; the address bar is ahead of it on Back and Forward. */
  readonly pathname: string;
}

/** Who was signed in last, since the page was loaded, and where. */
const lastScreen = new WeakMap<Client, OpenedScreen>();

/**
 * A loader for staff with a permission, or for all staff without one: anybody else is sent to sign in and back here, or told that it is not allowed. The
 * session is checked beside the data of those who were permitted a moment ago; cached data does not even wait for the check.
 */
export function requirePermission<Data>(
  permission: Permission | undefined,
  client: Client,
  load: Load<Data>,
) {
  return async ({ request, params }: LoaderFunctionArgs): Promise<Data | Response> => {
    const { pathname, search } = new URL(request.url);
    const earlier = lastScreen.get(client);
    const check = loadCurrentStaff(client);
    if (!earlier || !mayOpen(earlier.staff, permission)) {
      const staff = await check;
      if (!staff) return endSession(earlier, pathname, search) ?? load(request, known(earlier), params);
      lastScreen.set(client, { staff, pathname });
      return refusal(staff, permission) ?? load(request, staff, params);
    }
    const data = load(request, earlier.staff, params);
    if (data instanceof Promise && (await isCached(data))) {
      lastScreen.set(client, { staff: earlier.staff, pathname });
      void check.then(
        (staff) => judgeShown(client, earlier, staff, { pathname, search }),
        // Without an answer it is unknown who is signed in: everything stays as it is.
        () => undefined,
      );
      return data;
    }
    const staff = await check;
    if (!staff) return endSession(earlier, pathname, search) ?? data;
    lastScreen.set(client, { staff, pathname });
    return refusal(staff, permission) ?? data;
  };
}

/** Draws the conclusions of a check that was answered after its screen was shown from the cache. */
function judgeShown(
  client: Client,
  earlier: OpenedScreen,
  staff: CurrentStaff | null,
  { pathname, search }: { pathname: string; search: string },
): void {
  if (!staff) {
    if (earlier.pathname === pathname) announceEndedSession();
    else window.location.assign(paths.adminLoginAgain(pathname + search));
    return;
  }
  const shown = lastScreen.get(client);
  if (JSON.stringify(staff) === JSON.stringify(shown?.staff)) return;
  lastScreen.set(client, { staff, pathname: shown?.pathname ?? pathname });
  announceChangedStaff(staff);
}

/** Where those go whose session is over; undefined where they stay on the screen, which asks for a new sign-in. */
function endSession(
  earlier: OpenedScreen | undefined,
  pathname: string,
  search: string,
): Response | undefined {
  if (!earlier) return redirect(paths.adminLogin(pathname + search));
  // The page is loaded anew: what was read during the session that is over does not stay in it.
  if (earlier.pathname !== pathname) return redirectDocument(paths.adminLoginAgain(pathname + search));
  // Nobody leaves the screen: it stays with what was typed.
  announceEndedSession();
  return undefined;
}

/** @throws NotAllowedError */
function refusal(staff: CurrentStaff, permission: Permission | undefined): Response | undefined {
  if (mayOpen(staff, permission)) return undefined;
  if (awaitsSecondFactor(staff)) return redirect(paths.adminAccount());
  throw new NotAllowedError();
}

function mayOpen(staff: CurrentStaff, permission: Permission | undefined): boolean {
  return permission === undefined || isPermitted(staff, permission);
}

function known(earlier: OpenedScreen | undefined): CurrentStaff {
  if (!earlier) throw new Error('Only who was signed in earlier stays on a screen');
  return earlier.staff;
}

/** Who was signed in by the latest answer, which may be newer than what the frame shows. */
export function lastStaff(client: Client): CurrentStaff | undefined {
  return lastScreen.get(client)?.staff;
}

/** A cached result is there before the next task. */
function isCached(data: Promise<unknown>): Promise<boolean> {
  const later = new Promise<boolean>((resolve) => void setTimeout(() => resolve(false)));
  return Promise.race([data.then(() => true), later]);
}

/** Who stands in the frame around every screen: where it cannot be asked, those who were signed in last, so that it stays. */
export function frameLoader(client: Client) {
  return async ({ request }: LoaderFunctionArgs): Promise<CurrentStaff | Response> => {
    const earlier = lastScreen.get(client);
    const { pathname, search } = new URL(request.url);
    try {
      const staff = await loadCurrentStaff(client);
      if (staff) lastScreen.set(client, { staff, pathname });
      return staff ?? endSession(earlier, pathname, search) ?? known(earlier);
    } catch (error) {
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
