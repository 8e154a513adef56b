import { literalMarkdown } from './content.markdown.js';
import { markdownBlocks } from './markdown.blocks.js';

const ORIGIN = 'https://magaza.example';
const blocksOf = (markdown: string) => markdownBlocks(markdown, ORIGIN);

it('reads headings below the title, paragraphs and rules', () => {
  expect(blocksOf('# Bir\n\n## İki\n\n### Üç\n\nbir\niki  \nüç\n\n---')).toEqual([
    { kind: 'heading', level: 1, runs: [{ text: 'Bir' }] },
    { kind: 'heading', level: 1, runs: [{ text: 'İki' }] },
    { kind: 'heading', level: 2, runs: [{ text: 'Üç' }] },
    {
      kind: 'paragraph',
      runs: [{ text: 'bir' }, { text: ' ' }, { text: 'iki' }, { text: '\n' }, { text: 'üç' }],
    },
    { kind: 'rule' },
  ]);
});

it('marks what is strong or emphasized, struck out, and a link with its whole address', () => {
  expect(blocksOf('**14 gün** *süre* ~~eski~~ [Garanti](/garanti) `kod` satis@ornek.example')).toEqual([
    {
      kind: 'paragraph',
      runs: [
        { text: '14 gün', isStrong: true },
        { text: ' ' },
        { text: 'süre', isStrong: true },
        { text: ' ' },
        { text: 'eski', isStruck: true },
        { text: ' ' },
        { text: 'Garanti', link: 'https://magaza.example/garanti' },
        { text: ' ' },
        { text: 'kod' },
        { text: ' ' },
        { text: 'satis@ornek.example', link: 'mailto:satis@ornek.example' },
      ],
    },
  ]);
});

it('numbers ordered lists as they begin, and nests one in another', () => {
  expect(blocksOf('3. üç\n4. dört\n   - iç')).toEqual([
    {
      kind: 'list',
      items: [
        { mark: '3.', blocks: [{ kind: 'paragraph', runs: [{ text: 'üç' }] }] },
        {
          mark: '4.',
          blocks: [
            { kind: 'paragraph', runs: [{ text: 'dört' }] },
            { kind: 'list', items: [{ mark: '•', blocks: [{ kind: 'paragraph', runs: [{ text: 'iç' }] }] }] },
          ],
        },
      ],
    },
  ]);
});

it('reads a table with the alignment of its columns, and a quotation', () => {
  expect(blocksOf('| Ürün | Tutar |\n| :-- | --: |\n| **Pompa** | 1 |\n\n> söz')).toEqual([
    {
      kind: 'table',
      alignments: ['left', 'right'],
      head: [[{ text: 'Ürün' }], [{ text: 'Tutar' }]],
      rows: [[[{ text: 'Pompa', isStrong: true }], [{ text: '1' }]]],
    },
    { kind: 'quote', blocks: [{ kind: 'paragraph', runs: [{ text: 'söz' }] }] },
  ]);
});

it('keeps code, markup and addresses that are not safe as text', () => {
  expect(blocksOf('```\nbir\n  iki\n```')).toEqual([{ kind: 'paragraph', runs: [{ text: 'bir\n  iki' }] }]);
  expect(JSON.stringify(blocksOf('<b>kalın</b> [x](javascript:alert(1))'))).not.toContain('"link"');
  const typed = '**Ayşe** [x](/y) | <b> ![z](/w)';
  const runs = blocksOf(`Ad: ${literalMarkdown(typed)}`).flatMap((block) =>
    'runs' in block ? block.runs : [],
  );
  expect(runs.map(({ text }) => text).join('')).toBe(`Ad: ${typed}`);
  expect(runs.every((run) => Object.keys(run).length === 1)).toBe(true);
});
