import { IsPhone, IsPostalCode, IsReachableEmail } from './contact.js';
import { readInput } from './read-input.js';

class Contact {
  @IsReachableEmail()
  email: string;

  @IsPhone()
  phone: string;

  @IsPostalCode()
  postalCode: string;
}

const RIGHT = { email: 'ayse@example.com', phone: '0532 111 22 33', postalCode: '34218' };

const read = (typed: Partial<Contact>) => readInput(Contact, { ...RIGHT, ...typed });
const ACCEPTED = { input: expect.any(Contact) as Contact };

it.each(['0532 111 22 33', '0532\u00a0111 22 33', '+90 (532) 111-22-33', '0212/555.01.60', '905321112233'])(
  'accepts the phone number %j',
  (phone) => expect(read({ phone })).resolves.toEqual(ACCEPTED),
);

it.each(['444 0 555', '4440555', '+90 444 0 555', '0850 303 0 303', '0 (850) 303 03 03'])(
  'accepts the number %j that is dialled from anywhere in the country',
  (phone) => expect(read({ phone })).resolves.toEqual(ACCEPTED),
);

it('reads what was pasted with marks that nobody sees as it is meant', async () => {
  const pasted = {
    email: '\u2068ayse@\u200bexample.com\u2069',
    phone: '\u202d+90\u00a0532\u2011111\u201122 33\u202c',
    postalCode: '\u200e34\u200b218\ufeff',
  };
  expect(await read(pasted)).toEqual({ input: { ...RIGHT, phone: '+90 532-111-22 33' } });
});

it.each([
  '',
  '532 111 22',
  'arayın',
  '0532 111 22 33 dahili 4',
  '12345678901234567',
  `05321112233${'('.repeat(30)}`,
  '0532\n111 22 33',
  '445 0 555',
])('refuses the phone number %j', (phone) => expect(read({ phone })).resolves.toEqual({ wrong: ['phone'] }));

it.each(['ınfo@firma.com', 'ayse@example', '', '"a b"@firma.com', '"a\r\nBcc: b"@firma.com', 'a@fırma.com'])(
  'refuses the e-mail address %j',
  (email) => expect(read({ email })).resolves.toEqual({ wrong: ['email'] }),
);

it.each(['', '12', '342180', '3421A', '34 218'])('refuses the postal code %j', (postalCode) =>
  expect(read({ postalCode })).resolves.toEqual({ wrong: ['postalCode'] }),
);

it('accepts a reachable e-mail address', () => expect(read({})).resolves.toEqual(ACCEPTED));
