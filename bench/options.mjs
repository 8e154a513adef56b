import { parseArgs } from 'node:util';

const USAGE = `npm run bench -- [--only row,row…] [--sizes 10000,100000,1000000] [--imports 10000,100000] [--files 2000]
  [--events 500000] [--kills 40] [--orders 1000,100000] [--tree DIR]
  --only     the rows to measure, in this order: ROWS
  --sizes    numbers of products for the lists; the first one also for the orders and lists beside an import
  --imports  numbers of products for the import; the last one also for the import beside orders and lists
  --files    number of products in each of the files that workers share
  --events   length of the history that is verified, an even number
  --kills    how often the API is killed while orders are placed
  --orders   numbers of orders for the lists of the panel
  --tree     another checkout, with its build, measured in place of this one
`;

/**
 * @param {string[]} args
 * @param {string[]} rows
 * @returns {{ only: string[], sizes: number[], imports: number[], files: number, events: number,
 *   kills: number, orders: number[] }}
 */
export function readOptions(args, rows) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        only: { type: 'string', default: rows.join(',') },
        sizes: { type: 'string', default: '10000,100000' },
        imports: { type: 'string', default: '10000,100000' },
        files: { type: 'string', default: '2000' },
        events: { type: 'string', default: '500000' },
        kills: { type: 'string', default: '40' },
        orders: { type: 'string', default: '1000,100000' },
        tree: { type: 'string' },
      },
    });
    const only = values.only.split(',');
    const [sizes, imports, orders] = [values.sizes, values.imports, values.orders].map(numbersIn);
    const [files, events, kills] = [values.files, values.events, values.kills].map(
      (text) => numbersIn(text)[0],
    );
    const unknown = only.find((name) => !rows.includes(name));
    if (unknown !== undefined) throw new Error(`There is no row ${unknown}`);
    if (events % 2 !== 0) throw new Error('--events takes an even number');
    return { only, sizes, imports, files, events, kills, orders };
  } catch (error) {
    process.stderr.write(`${error.message}\n${USAGE.replace('ROWS', rows.join(', '))}`);
    return process.exit(1);
  }
}

function numbersIn(text) {
  const numbers = text.split(',').map(Number);
  if (numbers.some((number) => !Number.isInteger(number) || number < 1)) {
    throw new Error(`${text}: not a number`);
  }
  return numbers;
}
