import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';

/**
 * Labels as outlines of Inter: a picture looks the same on a machine without fonts.
 * Turkish letters are in the second file of the font family.
 */
const FILES = ['inter-latin-wght-normal.woff2', 'inter-latin-ext-wght-normal.woff2'];

let fonts;
const glyphs = new Map();

function openFonts() {
  return FILES.map((file) => {
    const address = import.meta.resolve(`@fontsource-variable/inter/files/${file}`);
    return fontkit.create(readFileSync(fileURLToPath(address)));
  });
}

function glyphOf(character) {
  const known = glyphs.get(character);
  if (known) return known;
  fonts ??= openFonts();
  const code = character.codePointAt(0);
  const font = fonts.find((each) => each.hasGlyphForCodePoint(code));
  if (!font) throw new Error(`No outline for the character "${character}"`);
  const glyph = font.glyphForCodePoint(code);
  const outline = {
    advance: glyph.advanceWidth / font.unitsPerEm,
    commands: glyph.path.commands.map(({ command, args }) => [
      LETTERS[command],
      args.map((value) => value / font.unitsPerEm),
    ]),
  };
  glyphs.set(character, outline);
  return outline;
}

const LETTERS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' };

/** Width of the label in pixels. */
export function widthOf(label, size) {
  return [...label].reduce((sum, character) => sum + glyphOf(character).advance * size, 0);
}

/** Path data of the label with its base line at x, y. */
export function outlineOf(label, x, y, size) {
  let pen = x;
  let path = '';
  for (const character of label) {
    const { advance, commands } = glyphOf(character);
    for (const [letter, args] of commands) {
      path += letter + args.map((value, i) => pixel(i % 2 ? y - value * size : pen + value * size)).join(' ');
    }
    pen += advance * size;
  }
  return path;
}

const pixel = (value) => String(Math.round(value * 10) / 10);
