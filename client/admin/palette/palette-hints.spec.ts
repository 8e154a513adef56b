import { placeholderFor, searchHint } from './palette-hints';

const ORDERS = { things: ['sipariş', 'müşteri'], by: ['sipariş numarası', 'ad'] };
const PRODUCTS = { things: ['ürün'], by: ['ürün kodu', 'ad'] };

it.each([
  [[], 'Sayfa ya da işlem ara...', ''],
  [[ORDERS], 'Sipariş, müşteri, sayfa ya da işlem ara...', 'Sipariş numarası ya da ad ile arayın.'],
  [
    [ORDERS, PRODUCTS],
    'Sipariş, müşteri, ürün, sayfa ya da işlem ara...',
    'Sipariş numarası, ad ya da ürün kodu ile arayın.',
  ],
  [[{ things: ['iş'], by: ['isim'] }], 'İş, sayfa ya da işlem ara...', 'İsim ile arayın.'],
])('promises of %j nothing but what is found', (searchables, placeholder, hint) => {
  expect([placeholderFor(searchables), searchHint(searchables)]).toEqual([placeholder, hint]);
});
