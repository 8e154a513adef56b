import { scrollWideTables } from './wide-tables';

it('lets every table scroll in a frame of its own', () => {
  const html = scrollWideTables('<table><tr></tr></table><p>a</p><table></table>', 'frame');
  expect(html.match(/<div class="frame"[^>]* tabindex="0"><table>/g)).toHaveLength(2);
  expect(html.match(/<\/table><\/div>/g)).toHaveLength(2);
});
