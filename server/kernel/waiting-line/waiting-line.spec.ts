import { codeOf } from '../refusal/test-code-of.js';
import { WaitingLine } from './waiting-line.js';

/** Work that is done when it is told to. */
function held() {
  let release = (): void => undefined;
  const done = new Promise<void>((resolve) => (release = resolve));
  return { work: () => done, release };
}

it('does as much at once as it may, and the rest in the order of arrival', async () => {
  const line = new WaitingLine(2);
  const begun: number[] = [];
  const first = held();
  const running = Array.from({ length: 4 }, (_, number) =>
    line.run(() => {
      begun.push(number);
      return number < 2 ? first.work() : Promise.resolve();
    }),
  );
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual([0, 1]);
  first.release();
  await Promise.all(running);
  expect(begun).toEqual([0, 1, 2, 3]);
});

it('lets two thousand wait, turns away whoever comes then, and takes more once there is room', async () => {
  const line = new WaitingLine(1);
  const { work, release } = held();
  const running = line.run(work);
  await new Promise((resolve) => setImmediate(resolve));
  const codes = Array.from({ length: 2_003 }, () => codeOf(line.run(() => Promise.resolve())));
  release();
  const told = await Promise.all(codes);
  expect(told.filter((code) => code === 'accepted')).toHaveLength(2_000);
  expect(told.slice(2_000)).toEqual(['SERVICE_BUSY', 'SERVICE_BUSY', 'SERVICE_BUSY']);
  await running;
  expect(await codeOf(line.run(() => Promise.resolve()))).toBe('accepted');
});

it('goes on after work that failed', async () => {
  const line = new WaitingLine(1);
  await expect(line.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await line.run(() => Promise.resolve('done'))).toBe('done');
});
