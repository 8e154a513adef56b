import { HttpException } from '@nestjs/common';
import { notFound } from '../../kernel/refusal/general.refusals.js';
import { outgoing, refusalIn } from './outgoing-error.js';

const databaseError = (code: string) => Object.assign(new Error('hush'), { code });

it.each([
  ['a refusal', notFound(), 'NOT_FOUND'],
  ['a status with a message of its own', new HttpException('hush', 413), 'PAYLOAD_TOO_LARGE'],
  ['a range beyond the end of a file', new HttpException('hush', 416), 'RANGE_NOT_SATISFIABLE'],
  ['another mistake of the sender', new HttpException('hush', 418), 'BAD_REQUEST'],
  [
    'a rush in which no connection got free',
    new Error('timeout exceeded when trying to connect'),
    'UNAVAILABLE',
  ],
  ['a connection that an administrator cut', databaseError('57P01'), 'UNAVAILABLE'],
  ['a database that is not there', databaseError('ECONNREFUSED'), 'UNAVAILABLE'],
  ['text that no database can hold', databaseError('22021'), 'BAD_REQUEST'],
])('turns %s into a refusal with its code', (_what, error, code) => {
  expect(refusalIn(error)?.code).toBe(code);
});

it.each([
  ['an error of the database', databaseError('42P01')],
  ['a failure of an endpoint', new HttpException('hush', 500)],
  ['what is no error at all', 'hush'],
  ['nothing', undefined],
])('reveals only a reference for %s', (_what, error) => {
  expect(refusalIn(error)).toBeUndefined();
  const { code, message, details } = outgoing(error, 'spec-1234');
  expect({ code, details }).toEqual({ code: 'INTERNAL', details: { reference: 'spec-1234' } });
  expect(message).not.toContain('hush');
});
