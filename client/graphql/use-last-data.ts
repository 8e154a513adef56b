import { useState } from 'react';

/**
 * What a query answered last: an error, such as of a connection that is lost for a while, does not take away what is shown.
 * Belongs into a component that has a `key` where another question must not show the answer to the last one.
 */
export function useLastData<Data>(data: Data | null | undefined): Data | undefined {
  const [last, setLast] = useState(data ?? undefined);
  // Null comes with the errors of a server that answered.
  if (data != null && data !== last) setLast(data);
  return data ?? last;
}
