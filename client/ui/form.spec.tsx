import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CheckField } from './check-field';
import { EmailField } from './email-field';
import { Form } from './form';
import { FormFault } from './form-fault';
import { type FormFaults } from './form-faults';
import { PasswordField } from './password-field';
import { SubmitButton } from './submit-button';
import { useForm } from './use-form';

interface Answering {
  answers: (FormFaults | undefined)[];
  sent: Record<string, unknown>[];
}

/** A form that is answered with what stands ready, one answer a time. */
function Door({ answers, sent }: Answering) {
  const form = useForm((values) => {
    sent.push(Object.fromEntries(values));
    return Promise.resolve(answers.shift());
  });
  return (
    <Form form={form} label="Kapı">
      <FormFault />
      <EmailField name="email" label="E-posta" />
      <PasswordField name="password" label="Şifre" hint="En az 6 karakter" autoComplete="new-password" />
      <CheckField name="terms">Okudum</CheckField>
      <SubmitButton busyLabel="Gönderiliyor...">Gönder</SubmitButton>
    </Form>
  );
}

const email = () => screen.getByLabelText<HTMLInputElement>('E-posta');
const password = () => screen.getByLabelText<HTMLInputElement>('Şifre');
const button = () => screen.getByRole('button', { name: /^Gönder/ });
const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

async function send() {
  await act(async () => {
    fireEvent.submit(screen.getByRole('form'));
    await Promise.resolve();
  });
}

afterEach(cleanup);

it('says what is wrong at its field, leads to the first one and keeps what was typed', async () => {
  render(
    <Door answers={[{ message: 'İki hata', fields: { password: 'Kısa', terms: 'Gerekli' } }]} sent={[]} />,
  );
  type(email(), 'a@b.example');
  type(password(), '123');
  await send();
  expect(screen.getByText('İki hata')).toBeTruthy();
  expect(document.activeElement).toBe(password());
  expect(password().getAttribute('aria-invalid')).toBe('true');
  const words = password().getAttribute('aria-describedby')!.split(' ');
  expect(words.map((id) => document.getElementById(id)?.textContent)).toEqual(['En az 6 karakter', 'Kısa']);
  expect([email().value, password().value]).toEqual(['a@b.example', '123']);
});

it('takes a fault back when its field is typed in again, and leaves the others', async () => {
  render(
    <Door answers={[{ message: 'İki hata', fields: { email: 'Eksik', password: 'Kısa' } }]} sent={[]} />,
  );
  await send();
  password().focus();
  type(password(), '1234');
  expect(screen.queryByText('İki hata')).toBeNull();
  expect(screen.queryByText('Kısa')).toBeNull();
  expect(screen.getByText('Eksik')).toBeTruthy();
  expect(document.activeElement).toBe(password());
});

it('is sent once, however often it is pressed while on its way', async () => {
  const sent: Answering['sent'] = [];
  render(<Door answers={[]} sent={sent} />);
  type(email(), 'a@b.example');
  fireEvent.submit(screen.getByRole('form'));
  fireEvent.submit(screen.getByRole('form'));
  expect(button().textContent).toBe('Gönderiliyor...');
  await act(() => Promise.resolve());
  expect(button().textContent).toBe('Gönder');
  expect(sent).toEqual([{ email: 'a@b.example', password: '' }]);
});

it('goes on where it is told to when no field is at fault', async () => {
  render(<Door answers={[{ message: 'Olmadı', goOnAt: 'password' }]} sent={[]} />);
  await send();
  expect(document.activeElement).toBe(password());
  expect(password().hasAttribute('aria-invalid')).toBe(false);
});

it('shows a password and hides it again', () => {
  render(<Door answers={[]} sent={[]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Göster: Şifre' }));
  expect(password().type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Gizle: Şifre' }));
  expect(password().type).toBe('password');
});

it('sends an e-mail address as it was typed, with the keyboard for one: browsers change what is in a field of type email', async () => {
  const sent: Record<string, unknown>[] = [];
  render(<Door answers={[undefined]} sent={sent} />);
  type(email(), 'info@FİRMA.com');
  await send();
  expect(sent).toMatchObject([{ email: 'info@FİRMA.com' }]);
  expect([email().type, email().inputMode, email().autocomplete]).toEqual(['text', 'email', 'email']);
});
