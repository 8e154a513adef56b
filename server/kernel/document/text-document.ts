/** A text as it was agreed: headings, paragraphs, lists and tables on paper, without anything of the shop around it. */
export interface TextDocument {
  /** «Mesafeli Satış Sözleşmesi». */
  title: string;
  /** What it belongs to, beside the title and on each page: «Sipariş #1f3c5a70». */
  number: string;
  /** Written as a day in Istanbul. The file says that it was made then, so the same text is the same file. */
  date: Date;
  blocks: readonly TextBlock[];
  /** By what the text is proven, small below it. */
  evidence: readonly string[];
}

export type TextBlock =
  | { kind: 'heading'; level: number; runs: readonly TextRun[] }
  | { kind: 'paragraph'; runs: readonly TextRun[] }
  | { kind: 'list'; items: readonly TextListItem[] }
  | { kind: 'quote'; blocks: readonly TextBlock[] }
  | {
      kind: 'table';
      alignments: readonly TextAlignment[];
      head: readonly TextCell[];
      rows: readonly TextCell[][];
    }
  | { kind: 'rule' };

/** Its mark is «•», or its number: «3.». */
export interface TextListItem {
  mark: string;
  blocks: readonly TextBlock[];
}

export type TextAlignment = 'left' | 'right' | 'center';

export type TextCell = readonly TextRun[];

/** A piece of text in one style. */
export interface TextRun {
  /** May break lines by `\n`. */
  text: string;
  isStrong?: boolean;
  isStruck?: boolean;
  /** A whole address. */
  link?: string;
}
