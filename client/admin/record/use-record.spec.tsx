import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Provider } from 'urql';
import { DesignProvider } from '../../design/design-provider';
import { graphql } from '../../graphql/graphql';
import { server } from '../../graphql/test-server';
import { TextField } from '../../ui/fields/text-field';
import * as z from '../../ui/form/zod';
import { declareRecord, type ReadRecord, RecordChangeFragment } from './record';
import { RecordForm } from './record-form';
import { type SaveResult, useRecord } from './use-record';

// Any query with a history serves: what it is of stands for a site's name and phone.
const Query = graphql(
  `
    query RecordOfSpec {
      secondFactorPolicyHistory {
        ...RecordChange
      }
    }
  `,
  [RecordChangeFragment],
);

const TEXT = { text: (value: string) => `«${value}»`, read: String };
interface Draft {
  begun: Site;
  values: Site;
}
interface Site {
  name: string;
  phone: string;
}
let current: Site;
const RECORD = declareRecord({
  label: 'Site',
  schema: z.object({ name: z.string(), phone: z.string() }),
  fields: { name: { label: 'Ad', ...TEXT }, phone: { label: 'Telefon', ...TEXT } },
  savedTitle: 'Kaydedildi',
  query: Query,
  read: ({ secondFactorPolicyHistory: history }): ReadRecord<Site> => ({
    values: current,
    version: history[0]?.version ?? 1,
    history,
  }),
});

const saves: [Site, number][] = [];
let results: SaveResult<Site>[];

const BEGUN: ReadRecord<Site> = { values: { name: 'Debihan', phone: '1' }, version: 1, history: [] };

function SiteForm({ saved = BEGUN, draft }: { saved?: ReadRecord<Site>; draft?: Draft }) {
  const save = (values: Site, version: number) => {
    saves.push([values, version]);
    return Promise.resolve(results.shift()!);
  };
  const state = useRecord(RECORD, saved, save, { draft });
  return (
    <RecordForm record={RECORD} state={state} isLong={draft !== undefined}>
      <TextField name="name" label="Ad" />
      <TextField name="phone" label="Telefon" />
    </RecordForm>
  );
}

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (label: string, value: string) => fireEvent.input(input(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const conflict = () => screen.findByRole('alert');

function openForm(element: ReactNode): void {
  render(
    <DesignProvider>
      <Provider value={server.client}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
      </Provider>
    </DesignProvider>,
  );
}

/** Two people have the form open; the other one has saved a name, and a phone as well. */
async function saveAfterColleague(phone: string): Promise<void> {
  saves.length = 0;
  results = [{ errors: { code: 'VERSION_CONFLICT' } }, { saved: { values: current, version: 3 } }];
  server.answers(Query, () => ({
    secondFactorPolicyHistory: [
      {
        version: 2,
        savedAt: '2024-11-25T10:05:00.000Z',
        actor: { name: 'Ece İşcan' },
        changes: [{ field: 'name', before: '"Debihan"', after: '"Debihan AŞ"' }],
      },
    ],
  }));
  current = { name: 'Debihan AŞ', phone };
  openForm(<SiteForm />);
  type('Ad', 'Debihan Ltd');
  press('Kaydet');
  await conflict();
}

afterEach(cleanup);

it('asks about a field that both changed, with who saved what when, and merges the others', async () => {
  await saveAfterColleague('2');
  const field = within(await conflict()).getByRole('region', { name: 'Ad' });
  expect(field.textContent).toContain('Ece İşcan, 25.11.2024: «Debihan AŞ»');
  expect(field.textContent).toContain('Siz: «Debihan Ltd»');
  expect([input('Ad').value, input('Telefon').value]).toEqual(['Debihan Ltd', '2']);
});

it('saves what was typed once one has seen what the other person saved', async () => {
  await saveAfterColleague('1');
  press('Kaydet');
  await waitFor(() => expect(saves).toHaveLength(2));
  expect(saves[1]).toEqual([{ name: 'Debihan Ltd', phone: '1' }, 2]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('takes what the other person saved', async () => {
  await saveAfterColleague('1');
  press('Kayıtlı olanı al');
  await waitFor(() => expect(input('Ad').value).toBe('Debihan AŞ'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await screen.findByText('Bütün değişiklikler kayıtlı.')).toBeTruthy();
});

it('stays with what was typed', async () => {
  await saveAfterColleague('1');
  press('Benimki kalsın');
  expect(input('Ad').value).toBe('Debihan Ltd');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Kaydedilmemiş değişiklikler var.')).toBeTruthy();
});

it('begins with a draft as unsaved changes of what is saved by now', async () => {
  const draft = { begun: BEGUN.values, values: { name: 'Debihan Ltd', phone: '1' } };
  const saved = { values: { name: 'Debihan', phone: '2' }, version: 2, history: [changeOf(2, 'phone')] };
  openForm(<SiteForm saved={saved} draft={draft} />);
  expect(await screen.findByText('1 kaydedilmemiş değişiklik')).toBeTruthy();
  expect([input('Ad').value, input('Telefon').value]).toEqual(['Debihan Ltd', '2']);
});

let receive: (saved: ReadRecord<Site>) => void;

/** As the screen around the form has it: read anew whenever somebody saves. */
function LiveForm() {
  const [saved, setSaved] = useState(BEGUN);
  useEffect(() => {
    receive = (now) => act(() => setSaved(now));
  }, []);
  return <SiteForm saved={saved} />;
}

const changeOf = (version: number, field: string) => ({
  version,
  savedAt: '2024-11-25T10:05:00.000Z',
  actor: { name: 'Ece İşcan' },
  changes: [{ field, before: null, after: null }],
});

it('asks about a field that both changed once the other person has saved, and until it is decided', async () => {
  openForm(<LiveForm />);
  type('Ad', 'Debihan Ltd');
  const named = { values: { name: 'Debihan AŞ', phone: '1' }, version: 2, history: [changeOf(2, 'name')] };
  receive(named);
  expect((await conflict()).textContent).toContain('«Debihan AŞ»');
  const called = { name: 'Debihan AŞ', phone: '2' };
  receive({ values: called, version: 3, history: [changeOf(3, 'phone'), ...named.history] });
  await waitFor(() => expect(input('Telefon').value).toBe('2'));
  expect((await conflict()).textContent).toContain('«Debihan AŞ»');
  press('Benimki kalsın');
  expect([input('Ad').value, screen.queryByRole('alert')]).toEqual(['Debihan Ltd', null]);
  expect(screen.getByText(/sizin değiştirdikleriniz duruyor/)).toBeTruthy();
});
