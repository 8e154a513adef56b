import type { Token } from 'markdown-it';
import type {
  TextAlignment,
  TextBlock,
  TextCell,
  TextListItem,
} from '../../kernel/document/text-document.js';
import { parsePrivateMarkdown } from './content.markdown.js';
import { runsOf } from './markdown.runs.js';

/** The page title is the h1. */
const TITLE_LEVEL = 1;

interface Node {
  token: Token;
  children: Node[];
}

/**
 * The blocks of a text to be printed, from the same parser as its HTML: what is written as markup stays text there too.
 *
 * @param origin of the shop, against which links of the text are resolved
 */
export function markdownBlocks(markdown: string, origin: string): TextBlock[] {
  return blocksOf(treeOf(parsePrivateMarkdown(markdown)), origin);
}

/** Tokens open and close each other; nested, each block holds what belongs to it. */
function treeOf(tokens: readonly Token[]): Node[] {
  const root: Node[] = [];
  const open: Node[][] = [root];
  for (const token of tokens) {
    if (token.nesting < 0) {
      open.pop();
      continue;
    }
    const node: Node = { token, children: [] };
    open.at(-1)?.push(node);
    if (token.nesting > 0) open.push(node.children);
  }
  return root;
}

const blocksOf = (nodes: readonly Node[], origin: string): TextBlock[] =>
  nodes.flatMap((node) => blockOf(node, origin));

function blockOf({ token, children }: Node, origin: string): TextBlock[] {
  switch (token.type) {
    case 'heading_open':
      return [{ kind: 'heading', level: levelOf(token), runs: inlineOf(children, origin) }];
    case 'paragraph_open':
      return [{ kind: 'paragraph', runs: inlineOf(children, origin) }];
    case 'bullet_list_open':
    case 'ordered_list_open':
      return [{ kind: 'list', items: itemsOf(token, children, origin) }];
    case 'blockquote_open':
      return [{ kind: 'quote', blocks: blocksOf(children, origin) }];
    case 'table_open':
      return [tableOf(children, origin)];
    case 'fence':
    case 'code_block':
      return [{ kind: 'paragraph', runs: [{ text: token.content.trimEnd() }] }];
    case 'hr':
      return [{ kind: 'rule' }];
    default:
      return blocksOf(children, origin);
  }
}

const levelOf = ({ tag }: Token): number => Number(tag.slice(1)) - TITLE_LEVEL;

/** Numbered from the number that the text begins with. */
function itemsOf(list: Token, items: readonly Node[], origin: string): TextListItem[] {
  const start = Number(list.attrGet('start') ?? 1);
  const markAt = (place: number) => (list.type === 'bullet_list_open' ? '•' : `${start + place}.`);
  return items.map(({ children }, place) => ({ mark: markAt(place), blocks: blocksOf(children, origin) }));
}

const inlineOf = (children: readonly Node[], origin: string): TextCell =>
  children.flatMap(({ token }) => runsOf(token.children ?? [], origin));

/** A head of one row, and a body with as many cells in each of its own. */
function tableOf([head, body]: readonly Node[], origin: string): TextBlock {
  const cellsOf = (row: Node | undefined): TextCell[] =>
    (row?.children ?? []).map(({ children }) => inlineOf(children, origin));
  const titles = head?.children[0];
  return {
    kind: 'table',
    alignments: (titles?.children ?? []).map(({ token }) => alignmentOf(token)),
    head: cellsOf(titles),
    rows: (body?.children ?? []).map(cellsOf),
  };
}

function alignmentOf(token: Token): TextAlignment {
  const named = /^align-(right|center)$/.exec(String(token.attrGet('class')))?.[1];
  return named === 'right' || named === 'center' ? named : 'left';
}
