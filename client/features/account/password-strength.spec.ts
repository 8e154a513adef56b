import { passwordStrength } from './password-strength';

it.each([
  ['', 'Çok kısa'],
  ['vana1', 'Çok kısa'],
  ['vana12', 'Zayıf'],
  ['aaaaaaaaaaaaaaaa', 'Zayıf'],
  ['kazandairesi', 'Orta'],
  ['Kazan-dairesi7', 'Güçlü'],
  ['üç pompa bir vana', 'Güçlü'],
])('calls «%s» %s', (password, word) => {
  expect(passwordStrength(password).word).toBe(word);
});
