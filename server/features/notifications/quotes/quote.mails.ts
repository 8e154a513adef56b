import { QUOTE_BUYER_MAILS } from './quote-buyer.mails.js';
import { QUOTE_SHOP_MAILS } from './quote-shop.mails.js';
import { QUOTE_THREAD_MAILS } from './quote-thread.mails.js';

/** The reactions to what happens to quotes. */
export const QUOTE_MAILS = [...QUOTE_BUYER_MAILS, ...QUOTE_SHOP_MAILS, ...QUOTE_THREAD_MAILS];
