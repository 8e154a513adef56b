/** Products of one list. */
export const MAX_FAVORITES = 300;

/** Lists with a name that one customer may have. */
export const MAX_LISTS = 50;

/** Every answer may hold the products of a whole list, where an ordinary root field costs 450. */
export const LIST_COST = 1_500;

/** Characters of the name of a list. */
export const MAX_NAME = 80;
