/** The parameters of /sepet that lead beyond the lines of the cart. */
export const STAGE_PARAMETER = 'adim';
export const ORDER_PARAMETER = 'siparis';

/** The stages after the cart itself. */
export type Stage = { readonly at: 'form' } | { readonly at: 'placed'; readonly token: string };

/** Which stage an address means; nothing for the lines of the cart. */
export function stageOf(parameters: URLSearchParams): Stage | undefined {
  const token = parameters.get(ORDER_PARAMETER);
  if (token !== null) return { at: 'placed', token };
  return parameters.get(STAGE_PARAMETER) === 'odeme' ? { at: 'form' } : undefined;
}

export const STAGE_TITLES = { form: 'Sipariş bilgileri', placed: 'Siparişiniz alındı' } as const;
