/** What buyers are told of such goods wherever they decide about them: the law wants it before they buy. */
export const MADE_TO_MEASURE = 'Ölçünüze üretilir, cayma hakkı yoktur';
