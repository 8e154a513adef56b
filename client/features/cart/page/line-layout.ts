/** Where the list has room for columns; it follows the size of the letters too. */
export const WIDE = '@container (min-width: 44rem)';

/** Picture, product, unit price, quantity, total. */
export const COLUMNS = '5.5rem minmax(0, 1fr) 6.5rem 10.5rem 8rem';
