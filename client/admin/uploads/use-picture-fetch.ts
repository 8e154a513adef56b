import { useEffect, useRef, useState } from 'react';
import { type Client, useClient } from 'urql';
import { refusalOf } from '../../graphql/refusal';
import { FetchPictureMutation, PictureFetchQuery } from './picture-address.query';

/** A picture that the shop fetched from its address and stored. */
export interface FetchedPicture {
  readonly id: string;
  readonly darkUrl: string | null;
}

const PAUSE_MS = 700;
/** Longer than the slowest host is waited for, and another picture of the same person before it. */
const PATIENCE_MS = 90_000;
const STILL_WAITING = 'Görsel henüz alınamadı. Biraz sonra yeniden deneyin.';

type Fetched = { readonly picture: FetchedPicture } | { readonly problem: string };

/** Has the shop fetch a picture; what arrives after the screen was left is nobody's. */
export function usePictureFetch(onPicture: (picture: FetchedPicture) => void) {
  const client = useClient();
  const leaving = useRef(new AbortController());
  const [state, setState] = useState<{ isFetching: boolean; problem?: string }>({ isFetching: false });
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const fetchFrom = async (url: string): Promise<boolean> => {
    const { signal } = leaving.current;
    setState({ isFetching: true });
    const fetched = await fetchPicture(client, url, signal);
    if (signal.aborted) return false;
    const isDone = 'picture' in fetched;
    setState({ isFetching: false, ...(!isDone && { problem: fetched.problem }) });
    if (isDone) onPicture(fetched.picture);
    return isDone;
  };
  return { ...state, fetchFrom };
}

async function fetchPicture(client: Client, url: string, signal: AbortSignal): Promise<Fetched> {
  const { data, error } = await client.mutation(FetchPictureMutation, { input: { url } });
  if (error) {
    const { fields, message } = refusalOf(error);
    return { problem: fields.url ?? message };
  }
  const { id } = data?.fetchPicture ?? {};
  const until = Date.now() + PATIENCE_MS;
  while (id !== undefined && Date.now() < until && !signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const asked = await client.query(PictureFetchQuery, { id }, { requestPolicy: 'network-only' });
    if (asked.error) return { problem: refusalOf(asked.error).message };
    const { picture, failure } = asked.data?.pictureFetch ?? {};
    if (picture) return { picture };
    if (failure) return { problem: failure };
  }
  return { problem: STILL_WAITING };
}
