import type { Token } from 'markdown-it';
import type { TextRun } from '../../kernel/document/text-document.js';

interface Style {
  strong: number;
  struck: number;
  link: string | undefined;
}

/**
 * The pieces of a paragraph, each in one style. What HTML shows in italics is strong: the face of the papers has no italics.
 *
 * @param origin of the shop, against which links are resolved
 */
export function runsOf(tokens: readonly Token[], origin: string): TextRun[] {
  const style: Style = { strong: 0, struck: 0, link: undefined };
  return tokens.flatMap((token) => {
    changeStyle(style, token, origin);
    const text = textOf(token);
    return text === '' ? [] : [runIn(style, text)];
  });
}

function changeStyle(style: Style, token: Token, origin: string): void {
  const { type, nesting } = token;
  if (/^(?:strong|em)_/.test(type)) style.strong += nesting;
  if (type.startsWith('s_')) style.struck += nesting;
  if (!type.startsWith('link_')) return;
  const address = nesting > 0 ? String(token.attrGet('href')) : '';
  style.link = address !== '' && URL.canParse(address, origin) ? new URL(address, origin).href : undefined;
}

/** Of a picture, what it shows. */
function textOf({ type, content }: Token): string {
  if (type === 'hardbreak') return '\n';
  if (type === 'softbreak') return ' ';
  return content;
}

const runIn = ({ strong, struck, link }: Style, text: string): TextRun => ({
  text,
  ...(strong > 0 ? { isStrong: true } : {}),
  ...(struck > 0 ? { isStruck: true } : {}),
  ...(link === undefined ? {} : { link }),
});
