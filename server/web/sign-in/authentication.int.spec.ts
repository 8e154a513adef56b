import { Module } from '@nestjs/common';
import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { Actor } from '../../kernel/actor/actor.js';
import { CurrentStaff, CurrentContext, type RequestContext } from '../../kernel/actor/request-context.js';
import { BackOfficeOnly, CustomersOnly, Public, StaffOnly } from '../../kernel/actor/audience.js';
import { openTestApi, type TestApi } from '../../testing/api.js';

@Public()
@Resolver()
class WhoResolver {
  @Query(() => String, { description: 'Who asks.' })
  who(@CurrentContext() { actor, staff }: RequestContext): string {
    return [actor.kind, actor.id ?? '-', staff?.id ?? '-'].join(' ');
  }

  @Query(() => Boolean, { description: 'Asks for nobody.' })
  nobody(): boolean {
    return true;
  }

  @Mutation(() => Boolean, { description: 'Changes.' })
  change(): boolean {
    return true;
  }

  @CustomersOnly()
  @Query(() => Boolean, { description: 'For customers.' })
  forCustomers(): boolean {
    return true;
  }

  @StaffOnly('orders')
  @Query(() => String, { nullable: true, description: 'For staff.' })
  forStaff(@CurrentStaff() staff: Actor): string | null {
    return staff.id;
  }

  @BackOfficeOnly('orders')
  @Query(() => String, { description: 'For staff and programs.' })
  forOffice(@CurrentStaff() { kind }: Actor): string {
    return kind;
  }
}

@Module({ providers: [WhoResolver] })
class WhoModule {}

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({ modules: [WhoModule] });
});

afterAll(() => api.close());

it('knows a customer, staff, both in one browser, and a program', async () => {
  const customer = await api.customer();
  const staff = await api.staff(['orders']);
  const program = await api.program(['orders']);
  expect(await customer.ask('{ who }')).toEqual({ who: `customer ${customer.user.id} -` });
  expect(await staff.ask('{ who }')).toEqual({ who: `guest - ${staff.user.id}` });
  expect(await program.ask('{ who }')).toEqual({
    who: expect.stringMatching(/^program [\w-]{36} -$/) as string,
  });
  staff.cookies.set('oturum', customer.cookies.get('oturum') ?? '');
  expect(await staff.ask('{ who }')).toEqual({ who: `customer ${customer.user.id} ${staff.user.id}` });
});

it('knows nobody but the program by a key, whose request carries cookies too', async () => {
  const staff = await api.staff(['orders']);
  const program = await api.program(['catalog']);
  for (const [name, value] of staff.cookies) program.cookies.set(name, value);
  expect(await program.ask('{ who }')).toEqual({ who: expect.stringMatching(/^program /) as string });
  expect(await program.ask('{ currentStaff { id } }')).toEqual({ currentStaff: null });
  await program.ask('mutation { adminLogout }');
  expect(await staff.ask('{ currentStaff { id } }')).toEqual({ currentStaff: { id: staff.user.id } });
});

it('admits each kind of caller to the operations of their audience only', async () => {
  const browsers = [
    api.browser(),
    await api.customer(),
    await api.staff(['orders']),
    await api.staff(['catalog']),
    await api.program(['orders']),
    await api.program(['catalog']),
  ];
  const queries = ['{ forCustomers }', '{ forStaff }', '{ forOffice }'];
  const codes = await Promise.all(
    browsers.map((browser) => Promise.all(queries.map((query) => browser.codeOf(query)))),
  );
  expect(codes).toEqual([
    ['SIGN_IN_REQUIRED', 'SIGN_IN_REQUIRED', 'SIGN_IN_REQUIRED'],
    ['accepted', 'SIGN_IN_REQUIRED', 'SIGN_IN_REQUIRED'],
    ['SIGN_IN_REQUIRED', 'accepted', 'accepted'],
    ['SIGN_IN_REQUIRED', 'FORBIDDEN', 'FORBIDDEN'],
    ['FORBIDDEN', 'FORBIDDEN', 'accepted'],
    ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
  ]);
});

it('never mixes up callers, however many send requests at once', async () => {
  const customers = await Promise.all(Array.from({ length: 20 }, () => api.customer()));
  const asked = [...customers, ...customers, ...customers];
  const responses = await Promise.all(asked.map((customer) => customer.ask('{ who }')));
  expect(responses).toEqual(asked.map(({ user }) => ({ who: `customer ${user.id} -` })));
});

it('looks up a session once, only when a handler needs the caller, and never for guests', async () => {
  const customer = await api.customer();
  const statements: string[] = [];
  const dataSource = api.app.get(DataSource);
  const { createQueryRunner } = dataSource;
  dataSource.createQueryRunner = (mode) => {
    const runner = createQueryRunner.call(dataSource, mode);
    const { query } = runner;
    runner.query = ((...args: Parameters<typeof query>) => {
      statements.push(args[0]);
      return query.apply(runner, args);
    }) as typeof query;
    return runner;
  };
  await api.browser().ask('{ who }');
  await customer.ask('{ nobody }');
  const before = statements.filter((statement) => statement.includes('user_session')).length;
  await customer.ask('{ who again: who }');
  dataSource.createQueryRunner = createQueryRunner;
  expect(before).toBe(0);
  expect(statements.filter((statement) => statement.includes('user_session'))).toHaveLength(1);
});

it('takes no made-up cookie for a session', async () => {
  const browser = api.browser();
  browser.cookies.set('oturum', 'x'.repeat(43)).set('yonetim', 'y'.repeat(43));
  expect(await browser.ask('{ who }')).toEqual({ who: 'guest - -' });
});

describe('the origin check', () => {
  const from = async (origin: string, cookies = true) => {
    const browser = cookies ? await api.customer() : api.browser();
    browser.headers.origin = origin;
    return (await browser.post('mutation { change }')).statusCode;
  };

  it.each(['https://evil.example', 'http://localhost.evil.example', 'null', 'http://localhost:81'])(
    'refuses a request with cookies from %s',
    async (origin) => expect(await from(origin)).toBe(403),
  );

  it('refuses a request of another site with FOREIGN_ORIGIN', async () => {
    const browser = await api.customer();
    browser.headers.origin = 'https://evil.example';
    expect((await browser.post('{ who }')).json()).toEqual({
      code: 'FOREIGN_ORIGIN',
      message: 'Bu istek başka bir siteden gönderildi ve kabul edilmedi.',
      details: {},
    });
  });

  it('accepts requests of the shop itself, and requests without cookies from any site', async () => {
    expect(await from('http://localhost:80')).toBe(200);
    expect(await from('https://evil.example', false)).toBe(200);
  });

  it('accepts requests from PUBLIC_URL and refuses those from other hosts', async () => {
    const secure = await openTestApi({
      modules: [WhoModule],
      environment: { PUBLIC_URL: 'https://shop.example' },
    });
    const codes = [];
    for (const origin of ['https://shop.example', 'https://www.shop.example']) {
      const browser = secure.browser();
      browser.cookies.set('__Host-oturum', 'x'.repeat(43));
      browser.headers.origin = origin;
      codes.push((await browser.post('mutation { change }')).statusCode);
    }
    await secure.close();
    expect(codes).toEqual([200, 403]);
  });
});
