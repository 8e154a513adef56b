import { OPTIONAL_FILL, REQUIRED_FILL } from '../sheet.writer.js';
import { xmlText } from './cells.writer.js';

export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
export const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const PROBLEM_FILL = 'FFF8D3CF';

const solid = (argb: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${argb}"/></patternFill></fill>`;

/** Every part is a sheet unless it is named: how many there will be is not known when this is sent. */
export const CONTENT_TYPES = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${CONTENT}.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/></Types>`;

export const ROOT_RELATIONS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

/** The formats of cells stand in the order of STYLE in cells.writer.ts. */
export const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="#,##0.00"/><numFmt numFmtId="165" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="5"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${[REQUIRED_FILL, OPTIONAL_FILL, PROBLEM_FILL].map(solid).join('')}</fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="10"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" numFmtId="165" applyNumberFormat="1"/><xf xfId="0" fontId="1" applyFont="1" fillId="2" applyFill="1"/><xf xfId="0" fontId="1" applyFont="1" fillId="3" applyFill="1"/><xf xfId="0" fillId="4" applyFill="1"/><xf xfId="0" numFmtId="165" applyNumberFormat="1" fillId="4" applyFill="1"/><xf xfId="0" quotePrefix="1"/><xf xfId="0" quotePrefix="1" fillId="4" applyFill="1"/></cellXfs></styleSheet>`;

export function workbookXml(names: readonly string[]): string {
  const sheets = names.map(
    (name, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

export function relationsXml(sheets: number): string {
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const toSheets = Array.from({ length: sheets }, (_, index) =>
    relation(index + 1, 'worksheet', `worksheets/sheet${index + 1}.xml`),
  );
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${toSheets.join('')}${relation(sheets + 1, 'styles', 'styles.xml')}</Relationships>`;
}
