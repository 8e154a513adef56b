/** What this room uses of pdfmake's document definition; @types/pdfmake would give the whole server the types of a browser. */
export type Content = string | ContentNode;

/** Points: left, top, right, bottom. */
type Margin = [number, number, number, number];

interface TextStyle {
  font?: string;
  fontSize?: number;
  bold?: boolean;
  color?: string;
  lineHeight?: number;
  alignment?: 'left' | 'right' | 'center';
  decoration?: 'underline' | 'lineThrough';
  noWrap?: boolean;
  /** OpenType features. */
  fontFeatures?: 'tnum'[];
}

/** One of text, stack, columns, table and canvas. */
export interface ContentNode extends TextStyle {
  text?: string | ContentNode[];
  stack?: Content[];
  columns?: Content[];
  columnGap?: number;
  table?: Table;
  layout?: TableLayout;
  canvas?: Line[];
  width?: number;
  margin?: Margin;
  unbreakable?: boolean;
  colSpan?: number;
  fillColor?: string;
  /** An address that a click on the text opens. */
  link?: string;
  /** Level of a heading, by which `pageBreakBefore` knows it. */
  headlineLevel?: number;
}

interface Line {
  type: 'line';
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  lineWidth: number;
  lineColor: string;
}

interface Table {
  headerRows?: number;
  keepWithHeaderRows?: number;
  dontBreakRows?: boolean;
  widths: number[];
  body: Content[][];
}

interface LaidOut {
  table: Table;
}

/** Asked for each row, column and rule. */
export interface TableLayout {
  hLineWidth(row: number, node: LaidOut): number;
  hLineColor(row: number, node: LaidOut): string;
  vLineWidth(): number;
  vLineColor?(): string;
  paddingLeft(column: number): number;
  paddingRight(column: number, node: LaidOut): number;
  paddingTop(row: number, node: LaidOut): number;
  paddingBottom(): number;
}

export interface PdfDefinition {
  pageSize: 'A4';
  pageMargins: Margin;
  language: string;
  displayTitle: boolean;
  info: { title: string; author?: string; creator?: string; producer: string; creationDate: Date };
  defaultStyle: TextStyle;
  header(page: number): Content;
  footer(page: number, pages: number): Content;
  /** Whether a node begins another page. */
  pageBreakBefore?(
    node: { headlineLevel?: number },
    around: { getFollowingNodesOnPage(): unknown[] },
  ): boolean;
  content: Content[];
}

/** The library: one printer for the whole thread. */
export interface PdfMake {
  setFonts(fonts: Record<string, { normal: string; bold: string }>): void;
  setUrlAccessPolicy(isAllowed: (url: string) => boolean): void;
  setLocalAccessPolicy(isAllowed: (file: string) => boolean): void;
  createPdf(definition: PdfDefinition): { getBuffer(): Promise<Buffer> };
}
