import { registrationFaults } from './registration-faults';

const COMPLETE = {
  name: 'Ayşe Yılmaz',
  email: 'ayse@firma.example',
  password: 'kazan dairesi',
  passwordConfirmation: 'kazan dairesi',
  acceptsTerms: 'on',
};

function faultsOf(change: Partial<typeof COMPLETE>, without?: keyof typeof COMPLETE) {
  const values = new FormData();
  for (const [name, value] of Object.entries({ ...COMPLETE, ...change })) {
    if (name !== without) values.set(name, value);
  }
  return registrationFaults(values);
}

it('lets a complete form pass', () => {
  expect(faultsOf({})).toBeUndefined();
});

it('names missing fields before anything else', () => {
  expect(faultsOf({ name: ' ', password: '', passwordConfirmation: 'x' }, 'acceptsTerms')).toEqual({
    message: 'Lütfen tüm zorunlu alanları doldurun',
    fields: { name: 'Bu alan zorunludur.', password: 'Bu alan zorunludur.' },
  });
});

it('then passwords that differ', () => {
  expect(faultsOf({ password: 'abc', passwordConfirmation: 'abd' }, 'acceptsTerms')).toEqual({
    fields: { passwordConfirmation: 'Şifreler eşleşmiyor' },
  });
});

it('then a short password', () => {
  expect(faultsOf({ password: 'şifre', passwordConfirmation: 'şifre' }, 'acceptsTerms')).toEqual({
    fields: { password: 'Şifre en az 6 karakter olmalıdır' },
  });
});

it('and the terms last', () => {
  expect(faultsOf({}, 'acceptsTerms')).toEqual({
    fields: { acceptsTerms: 'Kullanım koşullarını kabul etmelisiniz' },
  });
});
