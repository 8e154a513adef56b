/**
 * A table wider than the screen scrolls in a frame that the keyboard reaches too. The frame is a group: several regions
 * of one name on a page would be landmarks nobody can tell apart.
 */
export function scrollWideTables(html: string, className: string): string {
  return html
    .replaceAll('<table>', `<div class="${className}" role="group" aria-label="Tablo" tabindex="0"><table>`)
    .replaceAll('</table>', '</table></div>');
}
