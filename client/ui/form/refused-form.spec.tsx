import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { DesignProvider } from '../../design/design-provider';
import { CheckField } from '../choices/check-field';
import { FieldRows } from '../fields/field-rows';
import { TextField } from '../fields/text-field';
import { ErrorSummary } from './error-summary';
import { Form } from './form';
import { FormMessage } from './form-message';
import { SubmitButton } from './submit-button';
import { useForm } from './use-form';
import { array, literal, object, string } from './zod';

const SCHEMA = object({
  terms: literal(true, 'Onaylayın.'),
  lines: array(object({ quantity: string() })).min(1, 'En az bir satır ekleyin.'),
});
const broken = () => {
  throw new Error('broken');
};

interface RequestFormProps {
  send?: () => Promise<undefined>;
  schema?: typeof SCHEMA;
  check?: () => Record<string, string> | undefined;
  describeInvalid?: () => string;
  hasSummary?: boolean;
  isEmpty?: boolean;
}

function RequestForm(props: RequestFormProps) {
  const { schema = SCHEMA, send, check, describeInvalid, hasSummary = false, isEmpty = false } = props;
  const form = useForm({
    schema,
    defaultValues: { terms: !isEmpty as true, lines: isEmpty ? [] : [{ quantity: '1' }] },
    send: send ?? (() => Promise.resolve(undefined)),
    check,
    describeInvalid,
  });
  return (
    <DesignProvider>
      <Form form={form} label="Talep">
        <FormMessage />
        {hasSummary && <ErrorSummary />}
        <FieldRows
          name="lines"
          label="Kalemler"
          rowLabel={(place) => `Satır ${place}`}
          addLabel="Satır ekle"
          newRow={() => ({ quantity: '' })}
        >
          {(path) => <TextField name={`${path}.quantity`} label="Adet" />}
        </FieldRows>
        <CheckField name="terms">Okudum</CheckField>
        <SubmitButton busyLabel="Gönderiliyor">Gönder</SubmitButton>
      </Form>
    </DesignProvider>
  );
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const textsAt = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

async function submit(props: RequestFormProps) {
  render(<RequestForm {...props} />);
  fireEvent.submit(screen.getByRole('form'));
  await settle();
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.reportError = () => undefined;
});

afterEach(cleanup);

it.each([
  ['sending breaks before it promises an answer', { send: broken }],
  ['a check breaks', { check: broken }],
])('says that what was typed is kept when %s', async (_when, props) => {
  await submit(props);
  expect(screen.getByText(/Yazdıklarınız duruyor/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Gönder' })).toBeTruthy();
});

it('describes a box and a list by what is wrong with them', async () => {
  await submit({ isEmpty: true });
  expect(textsAt(screen.getByRole('checkbox', { name: 'Okudum' }))).toEqual(['Onaylayın.']);
  expect(textsAt(screen.getByRole('group', { name: 'Kalemler' }))).toEqual(['En az bir satır ekleyin.']);
});

it('leads to a list with too few rows, and takes the error back when a row is added', async () => {
  await submit({ isEmpty: true });
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Kalemler' }));
  fireEvent.click(screen.getByRole('button', { name: 'Satır ekle' }));
  await settle();
  expect(screen.queryByText('En az bir satır ekleyin.')).toBeNull();
});

it('counts and links a list among the fields', async () => {
  await submit({ isEmpty: true, hasSummary: true });
  expect(screen.getByText('2 bilgi eksik veya hatalı')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'En az bir satır ekleyin.' }));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Kalemler' }));
});

it('says of the form as a whole what the schema refuses, until something is changed', async () => {
  await submit({ isEmpty: true, describeInvalid: () => 'Talep eksik.' });
  expect(screen.getByText('Talep eksik.')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Okudum' }));
  await settle();
  expect(screen.queryByText('Talep eksik.')).toBeNull();
});

it.each([
  ['of the form as a whole', () => ({ '': 'Talep boş.' })],
  ['of what has no field here', () => ({ 'lines.0.unit': 'Talep boş.' })],
])('says once, until something is changed, what a check refuses %s', async (_what, check) => {
  await submit({ check });
  expect(screen.getAllByText('Talep boş.')).toHaveLength(1);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Okudum' }));
  await settle();
  expect(screen.queryByText('Talep boş.')).toBeNull();
});

it('says what the schema refuses of the form as a whole', async () => {
  await submit({ schema: SCHEMA.refine(() => false, 'Talep boş.') });
  expect(screen.getByText('Talep boş.')).toBeTruthy();
});

it('brings what is said of the form as a whole into view, and leaves the focus at the button', async () => {
  const seen: (string | null)[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    seen.push(this.textContent);
  };
  render(<RequestForm send={broken} />);
  const button = screen.getByRole('button', { name: 'Gönder' });
  button.focus();
  fireEvent.click(button);
  await settle();
  expect(seen).toEqual([expect.stringContaining('Yazdıklarınız duruyor')]);
  expect(document.activeElement).toBe(button);
});
