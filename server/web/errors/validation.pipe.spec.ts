import { type ArgumentMetadata } from '@nestjs/common';
import { IsInt, IsNotEmpty, IsString, IsUUID, MaxLength } from 'class-validator';
import { IsPhone, IsPostalCode } from '../../kernel/input/contact.js';
import { InputValidationPipe } from './validation.pipe.js';

enum PageKey {
  HOME = 'HOME',
}

class Ask {
  @IsInt()
  quantity!: number;
}

class Reached {
  @IsPhone()
  phone!: string;

  @IsPostalCode()
  postalCode!: string;
}

class Renamed {
  @IsUUID()
  id!: string;

  @IsNotEmpty()
  @IsString()
  @MaxLength(5)
  name!: string | null;
}

const pipe = new InputValidationPipe();
const asArgument = (metatype: unknown) => ({ type: 'body', metatype }) as ArgumentMetadata;

it('accepts the value of an enum, which GraphQL has validated', async () => {
  await expect(pipe.transform('HOME', asArgument(PageKey))).resolves.toBe('HOME');
});

it('validates an input and names the field that failed', async () => {
  await expect(pipe.transform({ quantity: 'iki' }, asArgument(Ask))).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: [{ path: 'quantity', rules: ['isInt'], message: 'Tam sayı girin.' }] },
  });
});

it('says of a telephone number and a postal code what a right one looks like', async () => {
  await expect(pipe.transform({ phone: '123', postalCode: '12' }, asArgument(Reached))).rejects.toMatchObject(
    {
      details: {
        fields: [
          { path: 'phone', message: 'Telefon numarası 10 ile 15 rakamdan oluşur: 0532 111 22 33.' },
          { path: 'postalCode', message: 'Posta kodu 5 rakamdır.' },
        ],
      },
    },
  );
});

it('names an id as what is wrong, and a missing value as missing', async () => {
  await expect(pipe.transform({ id: 'x', name: null }, asArgument(Renamed))).rejects.toMatchObject({
    details: {
      fields: [
        { path: 'id', message: 'Geçersiz kimlik.' },
        { path: 'name', rules: ['maxLength', 'isString', 'isNotEmpty'], message: 'Bu alan zorunludur.' },
      ],
    },
  });
});

it('refuses a field that the input does not have', async () => {
  await expect(pipe.transform({ quantity: 1, price: 0 }, asArgument(Ask))).rejects.toMatchObject({
    details: { fields: [{ path: 'price', message: 'Bu alan bilinmiyor.' }] },
  });
});

it.each([
  ['the character 0', 'Ay\u0000şe'],
  ['half a character', 'Ayşe \ud83d'],
])('refuses %s, wherever in an input it stands', async (_what, text) => {
  const refused = { code: 'BAD_REQUEST' };
  await expect(pipe.transform(text, asArgument(String))).rejects.toMatchObject(refused);
  await expect(pipe.transform({ lines: [{ name: text }] }, asArgument(Object))).rejects.toMatchObject(
    refused,
  );
});

it('lets every whole character pass', async () => {
  const text = 'Ayşe 👩‍🔧 \u202e\n';
  await expect(pipe.transform({ text }, asArgument(Object))).resolves.toEqual({ text });
});

it('lets no key of an input reach a prototype', async () => {
  const input: unknown = JSON.parse('{ "quantity": 1, "__proto__": { "isStaff": true } }');
  const judged = await pipe.transform(input, asArgument(Ask));
  expect(Object.getPrototypeOf(judged)).toBe(Ask.prototype);
  expect([judged, {}].map((object) => (object as { isStaff?: boolean }).isStaff)).toEqual([
    undefined,
    undefined,
  ]);
});
