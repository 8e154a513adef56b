import { Controller, Get, Module, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryModule, DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { Query, Resolver } from '@nestjs/graphql';
import { audienceOf, Operators, Public } from '../../kernel/actor/audience.js';
import { openTestApi, type TestApi } from '../../testing/api.js';
import { Operations } from '../graphql/operations.js';
import { RootFields } from '../graphql/root-fields.js';
import { pageContext } from '../sign-in/page-context.js';

@Resolver()
class CarelessResolver {
  @Query(() => String, { description: 'Declares nothing.' })
  undeclared(): string {
    return 'secret';
  }

  @Operators()
  @Query(() => String, { description: 'For operators.' })
  forOperators(): string {
    return 'secret';
  }

  @Public()
  @Query(() => String, { description: 'For everybody.' })
  forEverybody(): string {
    return 'hello';
  }
}

@Controller('careless')
class CarelessController {
  @Get()
  undeclared(): string {
    return 'secret';
  }
}

@Module({ imports: [DiscoveryModule], providers: [CarelessResolver], controllers: [CarelessController] })
class CarelessModule {}

let careless: TestApi;
let shop: TestApi;

beforeAll(async () => {
  careless = await openTestApi({
    modules: [CarelessModule],
    environment: { METRICS_TOKEN: 'a-token-of-operators' },
  });
  shop = await openTestApi({ modules: [] });
});

afterAll(async () => {
  await careless.close();
  await shop.close();
});

const ask = (query: string, options: object = {}) =>
  careless.app.inject({ method: 'POST', url: '/graphql', payload: { query }, ...options });

describe('what declares no audience is refused', () => {
  it('as a GraphQL operation', async () => {
    const response = await ask('{ undeclared }');
    expect(response.body).not.toContain('secret');
    expect(response.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  });

  it('as a GraphQL operation inside the server', async () => {
    const response = await careless.app.get(Operations).run({ query: '{ undeclared }' }, pageContext('spec'));
    expect(response.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  it('as an endpoint', async () => {
    const response = await careless.app.inject({ url: '/careless' });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({
      code: 'FORBIDDEN',
      message: 'Bu işlem için yetkiniz yok.',
      details: {},
    });
  });
});

describe('what is for operators', () => {
  const visitor = { remoteAddress: '203.0.113.9' };
  const token = { authorization: 'Bearer a-token-of-operators' };

  it('answers a bearer of the token, and the machine itself only where none is configured', async () => {
    const withToken = await ask('{ forOperators }', { ...visitor, headers: token });
    expect(withToken.json()).toEqual({ data: { forOperators: 'secret' } });
    expect((await ask('{ forOperators }')).body).not.toContain('secret');
    expect((await careless.app.inject({ url: '/metrics' })).statusCode).toBe(403);
    expect((await shop.app.inject({ url: '/metrics' })).statusCode).toBe(200);
  });

  it('refuses visitors and pages', async () => {
    expect((await ask('{ forOperators }', visitor)).body).not.toContain('secret');
    const inPage = await careless.app.get(Operations).run({ query: '{ forOperators }' }, pageContext('spec'));
    expect(inPage.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  it('refuses visitors at /metrics', async () => {
    expect((await careless.app.inject({ url: '/metrics', ...visitor })).statusCode).toBe(403);
    expect((await careless.app.inject({ url: '/metrics', ...visitor, headers: token })).statusCode).toBe(200);
  });

  it.each(['/health/live', '/health/ready'])(
    'leaves %s to probes and refuses who is forwarded',
    async (url) => {
      expect((await careless.app.inject({ url, ...visitor })).statusCode).toBe(200);
      const forwarded = { 'x-forwarded-for': '203.0.113.9' };
      expect((await careless.app.inject({ url, headers: forwarded })).statusCode).toBe(403);
      expect((await careless.app.inject({ url, headers: { ...forwarded, ...token } })).statusCode).toBe(200);
    },
  );
});

it('answers everybody what is public', async () => {
  expect((await ask('{ forEverybody }')).json()).toEqual({ data: { forEverybody: 'hello' } });
});

describe('in the shop itself', () => {
  it('every operation declares its audience', () => {
    const fields = shop.app.get(RootFields).list();
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.filter((field) => !field.audience).map((field) => field.resolver)).toEqual([]);
  });

  it('every handler of a controller declares its audience', () => {
    expect(handlersOf(shop).filter((handler) => !handler.isDeclared)).toEqual([]);
  });

  it('every other route declares its audience where it is made', () => {
    const paths = new Set(handlersOf(shop).map((handler) => handler.path));
    const others = shop.routes.filter((route) => !paths.has(route.url) && route.url !== '/graphql');
    expect(others.map((route) => route.url)).toContain('/*');
    const isDeclared = (config: unknown) => Boolean((config as { audience?: unknown } | undefined)?.audience);
    expect(others.filter((route) => !isDeclared(route.config)).map((route) => route.url)).toEqual([]);
  });
});

function handlersOf({ app }: TestApi): { path: string; isDeclared: boolean }[] {
  const reflector = app.get(Reflector);
  return app
    .get(DiscoveryService, { strict: false })
    .getControllers()
    .flatMap(({ instance, metatype }) => {
      const prototype = Object.getPrototypeOf(instance) as Record<string, () => unknown>;
      const names = new MetadataScanner().getAllMethodNames(prototype);
      const handlers = names.map((name) => prototype[name]!);
      return handlers
        .filter((handler) => Reflect.hasMetadata(METHOD_METADATA, handler))
        .map((handler) => ({
          path: `/${pathOf(metatype as object)}/${pathOf(handler)}`
            .replace(/\/+/g, '/')
            .replace(/(.)\/$/, '$1'),
          isDeclared: audienceOf(reflector, [handler, metatype as Type]) !== undefined,
        }));
    });
}

function pathOf(target: object): string {
  const path: unknown = Reflect.getMetadata(PATH_METADATA, target);
  return typeof path === 'string' ? path : '';
}
