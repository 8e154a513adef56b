/** The parameter of a product's address: which of its tabs is open. */
export const TAB_PARAMETER = 'sekme';

/** The tabs, as the address has them. */
const TAB_IDS = ['aciklama', 'teknik-ozellikler', 'ozellikler', 'uygulama-alanlari', 'belgeler'] as const;
export type TabId = (typeof TAB_IDS)[number];

/** The parameters with one tab that there is, or none. */
export function withKnownTab(parameters: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(parameters);
  const wanted = parameters.get(TAB_PARAMETER);
  const known = TAB_IDS.find((id) => id === wanted);
  if (known === undefined) written.delete(TAB_PARAMETER);
  else written.set(TAB_PARAMETER, known);
  return written;
}
