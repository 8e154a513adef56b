import { withKnownTab } from './product-parameters';

it.each([
  ['sekme=ozellikler', 'sekme=ozellikler'],
  ['sekme=yok', ''],
  ['sekme=', ''],
  ['sekme=ozellikler&sekme=yok', 'sekme=ozellikler'],
  ['secenek=7&sekme=yok', 'secenek=7'],
])('«%s» asks for «%s»', (given, expected) => {
  expect(withKnownTab(new URLSearchParams(given)).toString()).toBe(expected);
});
