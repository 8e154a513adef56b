import { pageText } from './declare-list';

it.each([
  { page: 1, total: 60, isTotalExact: true, text: '1–25 / 60 kayıt' },
  { page: 3, total: 60, isTotalExact: true, text: '51–60 / 60 kayıt' },
  { page: 1, total: 60, isTotalExact: false, text: '1–25 / 60+ kayıt' },
  { page: 1, total: 25, isTotalExact: true, text: '25 kayıt' },
])('says $text on page $page', ({ page, text, ...found }) => {
  expect(pageText({ pageSize: 25, noun: 'kayıt' }, page, found)).toBe(text);
});
