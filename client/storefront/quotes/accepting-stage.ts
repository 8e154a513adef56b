/** The parameter of a quote's address that leads to the form which accepts it. */
export const STAGE_PARAMETER = 'adim';
export const ACCEPTING = 'kabul';
