import { cleanup, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Provider } from 'urql';
import { openBrowserClient } from '../../graphql/client';
import { followSessionChanges } from '../../graphql/session-change';
import { refusal } from '../../graphql/test-answers';
import { type Answer, server } from '../../graphql/test-server';
import { descriptionOf, field, isWrong, open, press, type } from '../../ui/form/test-form';
import { NewPassword, NewPasswordRulesQuery } from './new-password';
import { ResetPasswordMutation } from './new-password-form';

const rules = (minLength: number, { isForStaff = false, isFirst = false } = {}) => ({
  passwordRules: { minLength, isForStaff, isFirst },
});
const SAVED = { resetPassword: true };
/** What a link answers that was used. */
const NO_RULES = { passwordRules: null };

/** Once a session began or ended, the shop asks everything anew, with another client. */
function InShop() {
  const [client, setClient] = useState(server.client);
  useEffect(() => followSessionChanges(() => setClient(openBrowserClient({}))), []);
  return (
    <Provider value={client}>
      <NewPassword token="t" />
    </Provider>
  );
}

async function openNewPassword(
  answers: readonly Answer<typeof NewPasswordRulesQuery>[],
  ...saving: Answer<typeof ResetPasswordMutation>[]
) {
  server.answers(NewPasswordRulesQuery, ...answers);
  server.answers(ResetPasswordMutation, ...saving);
  await open(<InShop />);
}

async function save(password: string, { confirmation = password, label = 'Yeni şifre' } = {}) {
  type(label, password);
  type(`${label} (tekrar)`, confirmation);
  await press('Şifreyi Kaydet');
}

/** One of Node's would keep the spec running. */
globalThis.BroadcastChannel = class {
  addEventListener() {}
  postMessage() {}
} as never;
const sessionChanges: string[] = [];
followSessionChanges((change) => sessionChanges.push(change));

afterEach(() => {
  cleanup();
  sessionChanges.length = 0;
});

it('saves a password, says that every session ended, and moves the focus there', async () => {
  await openNewPassword([rules(6), NO_RULES], SAVED);
  await save('kazan dairesi 7');
  const passwords = { password: 'kazan dairesi 7', passwordConfirmation: 'kazan dairesi 7' };
  expect(server.sent(ResetPasswordMutation)).toEqual([{ input: { token: 't', ...passwords } }]);
  const notice = screen.getByRole('status');
  expect(notice.textContent).toContain('Yeni şifrenizle giriş yapabilirsiniz.');
  expect(document.activeElement).toBe(notice);
  expect(sessionChanges).toEqual(['signed-in']);
});

const wayOn = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('sends staff to the panel, and holds them to their own length', async () => {
  await openNewPassword([rules(12, { isForStaff: true }), NO_RULES], SAVED);
  await save('kazan');
  expect(descriptionOf('Yeni şifre').at(-1)).toBe('Şifre en az 12 karakter olmalıdır');
  expect(server.sent(ResetPasswordMutation)).toEqual([]);
  await save('kazan dairesi 7');
  expect(screen.getByRole('status').textContent).toMatch(
    /^Şifreniz yenilendi.*oturumlarınız kapatıldı. Yeni şifrenizle yönetim paneline girebilirsiniz/,
  );
  expect(wayOn()).toEqual([['Panele girin', '/admin/login']]);
});

it('speaks of no earlier password and of no sessions where staff set their first one', async () => {
  await openNewPassword([rules(12, { isForStaff: true, isFirst: true }), NO_RULES], SAVED);
  expect(screen.queryByText(/oturum/)).toBeNull();
  await save('kazan dairesi 7', { label: 'Şifre' });
  const { textContent } = screen.getByRole('status');
  expect(textContent).toContain('Şifreniz kaydedildi');
  expect(textContent).not.toMatch(/oturum|yeni/i);
  expect(wayOn()).toEqual([['Panele girin', '/admin/login']]);
});

it('offers a new link of the panel where the one of staff ended while the form was open', async () => {
  await openNewPassword([rules(12, { isForStaff: true })], refusal('LINK_INVALID'));
  await save('kazan dairesi 7');
  expect(wayOn()).toEqual([['Yeni bağlantı isteyin', '/admin/sifremi-unuttum']]);
});

it.each([
  ['', '', [true, true], 'Lütfen tüm alanları doldurun'],
  ['      ', '      ', [true, true], 'Lütfen tüm alanları doldurun'],
  ['kazan dairesi 7', '', [false, true], 'Lütfen tüm alanları doldurun'],
  ['kazan dairesi 7', 'kazan dairesi', [false, true], 'Şifreler eşleşmiyor'],
  ['abcd', 'abcd', [true, false], 'Şifre en az 6 karakter olmalıdır'],
  ['abcd', 'abc', [true, true], 'Şifreler eşleşmiyor'],
])('does not send «%s» and «%s»', async (password, confirmation, wrong, message) => {
  await openNewPassword([rules(6)]);
  await save(password, { confirmation });
  expect([isWrong('Yeni şifre'), isWrong('Yeni şifre (tekrar)')]).toEqual(wrong);
  expect(screen.getByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(field(wrong[0] ? 'Yeni şifre' : 'Yeni şifre (tekrar)'));
  expect(server.sent(ResetPasswordMutation)).toEqual([]);
});

it('shows at the password that it is too common, and keeps it', async () => {
  const message = 'Bu şifre çok yaygın';
  await openNewPassword([rules(6)], refusal('PASSWORD_TOO_COMMON', message));
  await save('123456');
  expect(descriptionOf('Yeni şifre').at(-1)).toBe(message);
  expect([field('Yeni şifre').value, field('Yeni şifre (tekrar)').value]).toEqual(['123456', '123456']);
});

it.each([
  ['was never valid', NO_RULES],
  ['ends while the form is open', rules(6)],
])('offers a new link when the link %s', async (_when, answer) => {
  await openNewPassword([answer], refusal('LINK_INVALID'));
  if (answer.passwordRules) await save('kazan dairesi 7');
  expect(screen.getByText('Bu bağlantı artık geçerli değil')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Yeni bağlantı isteyin' })).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
  expect(sessionChanges).toEqual([]);
});
