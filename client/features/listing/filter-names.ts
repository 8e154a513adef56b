/** The form that holds the filters; the order of the list belongs to it too. */
export const FILTER_FORM = 'filtre-formu';
/** The panel, for the button that opens it on a phone. */
export const FILTER_PANEL = 'filtreler';
