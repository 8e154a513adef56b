import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { returnAddress } from '../../shop/return-address';
import { RETURN_PARAMETER } from '../../path-parameters';

/** Where to go on once signed in, and the way there: the form is not what the back button should lead to. */
export function useAfterSignIn() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const returnTo = returnAddress(parameters);
  return {
    returnTo,
    /** For the other form; nothing where the home page is meant. */
    asked: parameters.has(RETURN_PARAMETER) ? returnTo : undefined,
    /** Stays where the visitor went while the form was sent. */
    goOn: (state?: object) => {
      if (window.location.pathname === pathname) void navigate(returnTo, { replace: true, state });
    },
  };
}
