import { readListQuery, writeListQuery } from '../features/catalog/listing/list-query';
import { TAB_PARAMETER } from '../features/catalog/product/product-parameters';
import { VARIATION_PARAMETER } from '../features/catalog/buy-box/selection-address';
import { CONTACT_PARAMETERS } from '../features/contact/contact-parameters';
import { ORDERS_PARAMETERS } from '../features/orders/list/orders-query';
import { QUOTES_PARAMETERS } from '../features/quotes/list/quotes-query';
import { canonicalWizard } from '../features/wizard/wizard-state';
import { RETURN_PARAMETER } from '../path-parameters';
import { ORDER_PARAMETER, STAGE_PARAMETER } from '../storefront/checkout/stage-of';
import { STAGE_PARAMETER as ACCEPTING_PARAMETER } from '../storefront/quotes/accepting-stage';

type Canonical = (given: URLSearchParams) => URLSearchParams;

const ofList: Canonical = (given) => writeListQuery(readListQuery(given));

/** By the first part of the path. */
const CANONICAL: ReadonlyMap<string, Canonical> = new Map([
  ['urunler', ofList],
  ['kategori', ofList],
  ['urun', only(TAB_PARAMETER, VARIATION_PARAMETER)],
  ['urun-sihirbazi', canonicalWizard],
  ['iletisim', only(...CONTACT_PARAMETERS)],
  ['sepet', only(STAGE_PARAMETER, ORDER_PARAMETER)],
  ['giris', only(RETURN_PARAMETER)],
  ['kayit', only(RETURN_PARAMETER)],
  ['siparislerim', only(...Object.values(ORDERS_PARAMETERS))],
  ['teklif', only(ACCEPTING_PARAMETER)],
  ['tekliflerim', only(...Object.values(QUOTES_PARAMETERS), ACCEPTING_PARAMETER)],
]);

/**
 * The parameters that make another page of a path, in their one spelling: the server looks the page up, and renders it, by
 * them, so that addresses that mean the same share it.
 */
export function canonicalParameters(path: string, given: URLSearchParams): URLSearchParams {
  return CANONICAL.get(path.split('/', 2)[1] ?? '')?.(given) ?? new URLSearchParams();
}

/** For pages that are never cached, or that lead other spellings on themselves: values stay as they are. */
function only(...names: readonly string[]): Canonical {
  return (given) =>
    new URLSearchParams(names.flatMap((name) => given.getAll(name).map((value) => [name, value])));
}
