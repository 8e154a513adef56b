import { cleanup, render, screen } from '@testing-library/react';
import { DesignProvider } from '../../design/design-provider';
import { type ReadRecord, type RecordField } from './record';
import { RecordHistory } from './record-history';

afterEach(cleanup);

const MODEL: RecordField<string> = { label: 'Model', text: (model) => model, read: String };

function show(changes: { field: string; before: string | null; after: string | null }[]): void {
  const saved: ReadRecord<{ model: string }> = {
    values: { model: 'YV-20' },
    version: 2,
    history: [{ version: 2, savedAt: '2026-11-29T16:44:00Z', actor: { name: 'Ece İşcan' }, changes }],
  };
  render(
    <DesignProvider>
      <RecordHistory record={{ fields: { model: MODEL } }} saved={saved} />
    </DesignProvider>,
  );
}

const line = () => screen.getByRole('listitem').querySelector('p + p')?.textContent;

it('says what a field was and what it became, by its name in the form', () => {
  show([{ field: 'model', before: '"YV-15"', after: '"YV-20"' }]);
  expect(line()).toBe('Model: YV-15 → YV-20');
});

it('names that something was archived, which no form has as a field', () => {
  show([{ field: 'isArchived', before: 'false', after: 'true' }]);
  expect(line()).toBe('Arşivde: Hayır → Evet');
});
