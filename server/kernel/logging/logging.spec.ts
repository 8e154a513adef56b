import { Writable } from 'node:stream';
import { createLogger } from './logger.js';
import { NestLogger } from './nest-logger.js';
import { callerRequestId, newRequestId } from './request-id.js';

function capture(): { lines: () => string; logger: ReturnType<typeof createLogger> } {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  return { lines: () => text, logger: createLogger({ level: 'trace', process: 'spec' }, stream) };
}

it.each([
  { authorization: 'Bearer hush' },
  { headers: { cookie: 'session=hush' } },
  { headers: { 'set-cookie': ['session=hush'] } },
  { req: { headers: { authorization: 'hush' } } },
  { body: { variables: { input: { password: 'hush' } } } },
  { user: { token: 'hush' } },
])('redacts the secret in %j', (subject) => {
  const { lines, logger } = capture();
  logger.info(subject, 'seen');
  expect(lines()).toContain('[redacted]');
  expect(lines()).not.toContain('hush');
});

it('logs the code of a database error, not the user input in its details', () => {
  const { lines, logger } = capture();
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(hush@example.com) already exists',
    parameters: ['hush@example.com'],
  });
  logger.error({ err: error }, 'failed');
  expect(JSON.parse(lines())).toMatchObject({
    level: 'error',
    err: { code: '23505', message: 'duplicate key' },
  });
  expect(lines()).not.toContain('hush');
});

it('logs the context and the error that Nest passes', () => {
  const { lines, logger } = capture();
  new NestLogger(logger).error(new Error('broken'), 'Pumps');
  expect(JSON.parse(lines())).toMatchObject({ context: 'Pumps', msg: 'broken', err: { message: 'broken' } });
});

it('logs the fields of an object and describes its error', () => {
  const { lines, logger } = capture();
  new NestLogger(logger).error({ err: new Error('broken'), requestId: 'request-1' }, 'Pumps');
  expect(JSON.parse(lines())).toMatchObject({
    context: 'Pumps',
    requestId: 'request-1',
    err: { message: 'broken' },
  });
});

it('takes the id of a caller for the log only where it is harmless', () => {
  expect(callerRequestId('trace-1234.5678')).toBe('trace-1234.5678');
  const trace = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  expect(callerRequestId(trace)).toBe(trace);
  for (const wrong of [
    undefined,
    '',
    'short',
    'a'.repeat(65),
    'line\nbreak-12345',
    '<script>1234',
    ['a', 'b'],
    'WSG0XS83RO-cTlELF5WSqsLivzXqNEzmSgdILcqhj0Q',
    'x.WSG0XS83RO-cTlELF5WSqsLivzXqNEzmSgdILcqhj0Q.',
  ]) {
    expect(callerRequestId(wrong)).toBeUndefined();
  }
});

it('makes no request id twice', () => {
  const ids = Array.from({ length: 1_000 }, () => newRequestId());
  expect(new Set(ids).size).toBe(1_000);
  expect(ids[0]).toMatch(/^[\w-]{12}$/);
});
