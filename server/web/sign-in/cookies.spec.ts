import { mayBeCustomer, mayBeStaff } from './cookies.js';

it.each(['yonetim=a', '__Host-yonetim=a', 'tema=koyu; yonetim=a', 'tema=koyu;__Host-yonetim='])(
  'takes a request with the cookies «%s» for one that may be of staff',
  (cookie) => {
    expect(mayBeStaff({ cookie })).toBe(true);
    expect(mayBeCustomer({ cookie })).toBe(false);
  },
);

it.each([
  undefined,
  '',
  'eski-yonetim=a',
  'tema=yonetim=a',
  'yonetim2=a',
  'yonetim',
  'not=a; x__Host-yonetim=a',
])('takes a request with the cookies «%s» for none of staff', (cookie) => {
  expect(mayBeStaff({ cookie })).toBe(false);
});
