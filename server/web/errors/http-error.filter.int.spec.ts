import { Controller, Get, Module } from '@nestjs/common';
import { Public } from '../../kernel/actor/audience.js';
import { rateLimited } from '../../kernel/rate-limit/rate-limit.refusals.js';
import { notFound } from '../../kernel/refusal/general.refusals.js';
import { openTestApi, type TestApi } from '../../testing/api.js';

@Public()
@Controller('spec')
class SpecController {
  @Get('too-often')
  tooOften(): never {
    throw rateLimited({ retryAfterSeconds: 90 });
  }

  @Get('missing')
  missing(): never {
    throw notFound();
  }
}

@Module({ controllers: [SpecController] })
class SpecModule {}

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({ modules: [SpecModule] });
});

afterAll(() => api.close());

it('sends Retry-After to callers that are rate limited', async () => {
  const response = await api.app.inject({ url: '/spec/too-often' });
  expect(response.statusCode).toBe(429);
  expect(response.headers['retry-after']).toBe('90');
  expect(response.json()).toEqual({
    code: 'RATE_LIMITED',
    message: 'Çok fazla deneme yapıldı. Lütfen 2 dakika sonra tekrar deneyin.',
    details: { retryAfterSeconds: 90 },
  });
});

it('promises nobody that what is missing will be there later', async () => {
  const response = await api.app.inject({ url: '/spec/missing' });
  expect(response.statusCode).toBe(404);
  expect(response.headers['retry-after']).toBeUndefined();
});
