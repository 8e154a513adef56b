import { act } from '@testing-library/react';
import { settle } from '../../ui/form/test-form';
import { RUNNING_POLL_MS } from './use-polling';

/** Asks once more about work that runs, on a clock that a spec has stopped: however slow the machine is, it is once. */
export async function nextAnswer(): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(RUNNING_POLL_MS));
  await settle();
}
