import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Client, useClient } from 'urql';
import controls from '../../../design/controls.module.css';
import { paths } from '../../../paths';
import { Button } from '../../../ui/controls/button';
import { Icon } from '../../../ui/controls/icon';
import { type AskedLine, productLine, textLine } from './asked-lines';
import { askedProduct, codedProducts } from './asked-product';
import { type CodeRow, productOfCode, readCodeList } from './code-list';
import field from './request-field.module.css';
import styles from './code-paste.module.css';

/** More rows of one paste are left in the field. */
const MAX_ROWS = 50;
const AT_ONCE = 4;

interface CodePasteProps {
  /** Answers with the lines that no longer fit. */
  onRead: (lines: readonly AskedLine[]) => readonly AskedLine[];
}

/** A list of codes and quantities, as two columns of a sheet are pasted: each becomes a line, also one that the shop does not know. */
export function CodePaste({ onRead }: CodePasteProps) {
  const client = useClient();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isReading, setIsReading] = useState(false);
  const [outcome, setOutcome] = useState('');
  const read = async () => {
    if (isReading) return;
    const rows = readCodeList(typed);
    if (rows.length === 0) {
      setOutcome('Önce kodları yapıştırın.');
      return;
    }
    setIsReading(true);
    setOutcome('');
    try {
      const lines = await linesOf(client, rows.slice(0, MAX_ROWS));
      const left = onRead(lines);
      const read = rows.map((row, index) => ({ row, line: lines[index] }));
      const taken = read.filter(({ line }) => line && !left.includes(line));
      setTyped(
        read
          .filter((one) => !taken.includes(one))
          .map(({ row }) => row.written)
          .join('\n'),
      );
      setOutcome(outcomeOf(taken, rows.length - taken.length));
    } catch {
      setOutcome('Liste okunamadı. Yazdıklarınız duruyor; bağlantınızı kontrol edip yeniden deneyin.');
    }
    setIsReading(false);
  };
  return (
    <details className={styles.paste}>
      <summary className={controls.fold}>
        Kod listesi yapıştırın
        <Icon of={ChevronDown} />
      </summary>
      <label htmlFor={id}>Her satıra bir kod ve adet</label>
      <textarea
        id={id}
        className={field.control}
        rows={3}
        placeholder={'KV-100 W; 12\nIL 50-14; 2'}
        value={typed}
        readOnly={isReading}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className={field.hint}>
        Tabloda iki sütunu seçip yapıştırmanız yeterli. Bulunamayan kod serbest kalem olur. Uzun liste ya da
        Excel dosyası için <Link to={paths.newMaterialList()}>malzeme listesini yükleyin</Link>.
      </p>
      {/* A disabled one would drop the focus. */}
      <Button aria-busy={isReading} onClick={() => void read()}>
        {isReading ? 'Okunuyor...' : 'Listeyi ekle'}
      </Button>
      <p role="status" className={field.hint}>
        {outcome}
      </p>
    </details>
  );
}

async function linesOf(client: Client, rows: readonly CodeRow[]): Promise<AskedLine[]> {
  const lines: AskedLine[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const part = rows.slice(from, from + AT_ONCE);
    lines.push(...(await Promise.all(part.map((row) => lineOf(client, row)))));
  }
  return lines;
}

async function lineOf(client: Client, { code, quantity }: CodeRow): Promise<AskedLine> {
  const known = productOfCode(code, await codedProducts(client, code));
  const product = known ? await askedProduct(client, known.slug) : null;
  return product ? productLine(product, {}, quantity) : { ...textLine(code), quantity };
}

interface ReadRow {
  readonly row: CodeRow;
  readonly line: AskedLine | undefined;
}

function outcomeOf(taken: readonly ReadRow[], left: number): string {
  const unknown = taken.flatMap(({ row, line }) => (line?.kind === 'text' ? [row.row] : []));
  const sentences = [
    `${String(taken.length - unknown.length)} ürün bulundu`,
    ...(unknown.length > 0 ? [`, ${unknown.join(', ')}. satır serbest kalem olarak eklendi`] : []),
    left > 0 ? `. Kalan ${String(left)} satır kutuda duruyor.` : '.',
  ];
  return sentences.join('');
}
