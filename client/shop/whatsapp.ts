/** Opens a chat with the shop, the text already typed. `number` is digits with the country code. */
export function whatsappHref(number: string, lines: readonly string[]): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(lines.join('\n'))}`;
}
