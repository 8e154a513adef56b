/** The parameter of a product's address: which of its tabs is open. */
export const TAB_PARAMETER = 'sekme';
