import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import { isConnectionFailure } from './connection-failure.js';

const errorWith = (code: string) => Object.assign(new Error('hush'), { code });

it.each([
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08P01',
  '53300',
  '3D000',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
])('recognizes a database that cannot be asked by %s, from the driver and through TypeORM', (code) => {
  expect(isConnectionFailure(errorWith(code))).toBe(true);
  expect(isConnectionFailure(new QueryFailedError('SELECT 1', [], errorWith(code)))).toBe(true);
});

it.each([
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated due to connection timeout'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Client has encountered a connection error and is not queryable'),
  new QueryRunnerAlreadyReleasedError(),
  new QueryRunnerProviderAlreadyReleasedError(),
  Object.assign(new AggregateError([errorWith('ECONNREFUSED')], ''), { code: 'ECONNREFUSED' }),
])('recognizes %s', (error) => {
  expect(isConnectionFailure(error)).toBe(true);
});

it.each([
  errorWith('42P01'),
  errorWith('23505'),
  errorWith('57014'),
  new Error('hush'),
  'ECONNRESET',
  undefined,
])('takes %s for something else', (error) => {
  expect(isConnectionFailure(error)).toBe(false);
});
