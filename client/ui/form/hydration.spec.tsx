import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { DesignProvider } from '../../design/design-provider';
import { CheckField } from '../choices/check-field';
import { RadioCards } from '../choices/radio-cards';
import { EmailField } from '../fields/email-field';
import { PasswordField } from '../fields/password-field';
import { SelectField } from '../fields/select-field';
import { Form } from './form';
import { SubmitButton } from './submit-button';
import { useForm } from './use-form';
import { boolean, object, string } from './zod';

const SCHEMA = object({
  email: string(),
  password: string(),
  province: string(),
  method: string(),
  terms: boolean(),
});
let sent: unknown[];

function Door() {
  const form = useForm({
    schema: SCHEMA,
    defaultValues: { email: '', password: '', province: '', method: 'card', terms: false },
    send: (parsed) => {
      sent.push(parsed);
      return Promise.resolve(undefined);
    },
  });
  return (
    <DesignProvider>
      <Form form={form} label="Kapı">
        <EmailField name="email" label="E-posta" />
        <PasswordField name="password" label="Şifre" autoComplete="new-password" />
        <SelectField name="province" label="İl">
          <option value="">Seçin</option>
          <option>Bursa</option>
        </SelectField>
        <RadioCards
          name="method"
          label="Ödeme"
          choices={[
            { value: 'card', title: 'Kart' },
            { value: 'cash', title: 'Nakit', description: 'Kapıda' },
          ]}
        />
        <CheckField name="terms">Okudum</CheckField>
        <SubmitButton busyLabel="Gönderiliyor">Gönder</SubmitButton>
      </Form>
    </DesignProvider>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** The page as the server sends it, filled in before scripts answer, then taken over. */
async function open(fillIn: () => void) {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Door />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Gönder' }).disabled).toBe(true);
  fillIn();
  await act(async () => {
    hydrateRoot(root, <Door />);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

async function send() {
  await settle();
  fireEvent.submit(screen.getByRole('form'));
  await settle();
}

beforeEach(() => {
  sent = [];
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it('hides the controls below drawn marks without inline styles, which the policy of a page forbids', () => {
  expect(renderToString(<Door />)).not.toMatch(/<input[^>]+\sstyle=/);
});

it('sends what the browser filled in before scripts answered', async () => {
  await open(() => {
    field('E-posta').value = 'info@FİRMA.com';
    field('Şifre').value = 'gizli kazan';
    field('İl').value = 'Bursa';
    field('Okudum').checked = true;
  });
  await send();
  expect(sent).toEqual([
    { email: 'info@FİRMA.com', password: 'gizli kazan', province: 'Bursa', method: 'card', terms: true },
  ]);
});

it('joins choices and the password switch to the form', async () => {
  await open(() => undefined);
  expect([field('E-posta').type, field('E-posta').inputMode]).toEqual(['text', 'email']);
  expect(screen.getByRole('radio', { name: 'Kart' })).toHaveProperty('checked', true);
  fireEvent.click(screen.getByRole('radio', { name: 'Nakit' }));
  fireEvent.click(field('Okudum'));
  fireEvent.click(screen.getByRole('button', { name: 'Göster: Şifre' }));
  expect(field('Şifre').type).toBe('text');
  await send();
  expect(sent).toMatchObject([{ method: 'cash', terms: true, province: '' }]);
});
