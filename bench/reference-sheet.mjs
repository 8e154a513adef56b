import { SaxesParser } from 'saxes';
import yauzl from 'yauzl';

/** Reads every cell of a workbook and prints how many rows it has: the upper bound for an import. */
const archive = await yauzl.openPromise(process.argv[2]);
let rows = 0;
for await (const entry of archive.eachEntry()) {
  if (entry.fileName.startsWith('xl/worksheets/')) {
    rows += await countRows(await archive.openReadStreamPromise(entry));
  }
}
process.stdout.write(String(rows));

async function countRows(stream) {
  let count = 0;
  let text = '';
  const parser = new SaxesParser();
  parser.on('text', (part) => (text += part));
  parser.on('closetag', ({ name }) => {
    if (name === 'row') count += 1;
    if (name === 'c') text = '';
  });
  for await (const chunk of stream.setEncoding('utf8')) parser.write(chunk);
  parser.close();
  return count;
}
