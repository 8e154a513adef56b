import { useLocation, useNavigation } from 'react-router-dom';

/** The parameters in the address; while the same page is being loaded with others, those. */
export function usePendingSearch(): string {
  const location = useLocation();
  const { location: coming } = useNavigation();
  return coming?.pathname === location.pathname ? coming.search : location.search;
}
