import { validateSync } from 'class-validator';
import { IsPhone, IsPostalCode, IsReachableEmail } from './contact.js';

class Contact {
  @IsReachableEmail()
  email = 'ayse@example.com';

  @IsPhone()
  phone = '0532 111 22 33';

  @IsPostalCode()
  postalCode = '34218';
}

const rulesBrokenBy = (typed: Partial<Contact>) =>
  validateSync(Object.assign(new Contact(), typed)).flatMap(({ constraints }) =>
    Object.keys(constraints ?? {}),
  );

it.each(['0532 111 22 33', '0532\u00a0111 22 33', '+90 (532) 111-22-33', '0212/555.01.60', '905321112233'])(
  'accepts the phone number %j',
  (phone) => expect(rulesBrokenBy({ phone })).toEqual([]),
);

it.each([
  '',
  '532 111 22',
  'arayın',
  '0532 111 22 33 dahili 4',
  '12345678901234567',
  `05321112233${'('.repeat(30)}`,
  '0532\n111 22 33',
  '0532\u202e111 22 33',
])('refuses the phone number %j', (phone) => expect(rulesBrokenBy({ phone })).toEqual(['isPhone']));

it.each(['ınfo@firma.com', 'ayse@example', '', '"a b"@firma.com', '"a\r\nBcc: b"@firma.com', 'a@fırma.com'])(
  'refuses the e-mail address %j',
  (email) => expect(rulesBrokenBy({ email })).toEqual(['isEmail']),
);

it.each(['', '12', '342180', '3421A', '34 218'])('refuses the postal code %j', (postalCode) =>
  expect(rulesBrokenBy({ postalCode })).toEqual(['isPostalCode']),
);

it('accepts a reachable e-mail address', () => expect(rulesBrokenBy({})).toEqual([]));
