import { useRouteLoaderData } from 'react-router-dom';
import { type CurrentStaff } from './current-staff';

/** The route that stands around every screen of the panel. */
export const FRAME_ROUTE = 'staff';

/** Who is signed in, on any screen within the frame. */
export function useStaff(): CurrentStaff {
  const staff = useRouteLoaderData<CurrentStaff>(FRAME_ROUTE);
  if (!staff) throw new Error('Only screens within the frame of the panel know who is signed in');
  return staff;
}
