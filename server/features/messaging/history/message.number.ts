const PREFIX = 'MSJ-';
const LENGTH = 8;

/** What people call a message: MSJ- and the first eight characters of its id, in capitals. */
export const messageNumber = (id: string): string => `${PREFIX}${id.slice(0, LENGTH).toUpperCase()}`;
