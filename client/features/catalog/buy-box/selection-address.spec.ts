import { readSelection, withSelection } from './selection-address';

const choice = (id: string) => ({ id, name: id, stock: 0, sku: null });
const groups = [
  { id: 'plaka', name: 'Plaka sayısı', variations: [choice('p20'), choice('p40')] },
  { id: 'conta', name: 'Conta', variations: [choice('nbr'), choice('epdm')] },
  { id: 'bos', name: 'Boş', variations: [] },
];
const read = (search: string) => readSelection(groups, new URLSearchParams(search));
const write = (search: string) => withSelection(new URLSearchParams(search), groups, read(search)).toString();

describe('the choices in the address of a product', () => {
  it('are the first of every group that is not named', () => {
    expect(read('')).toEqual({ plaka: 'p20', conta: 'nbr' });
    expect(read('secenek=epdm')).toEqual({ plaka: 'p20', conta: 'epdm' });
  });

  it.each([
    ['secenek=epdm&secenek=p40', 'secenek=p40&secenek=epdm'],
    ['secenek=p20', ''],
    ['secenek=titan&secenek=p40&secenek=p40', 'secenek=p40'],
    ['sekme=ozellikler&secenek=yok', 'sekme=ozellikler'],
  ])('have one spelling: %s becomes «%s»', (given, only) => {
    expect(write(given)).toBe(only);
    expect(write(only)).toBe(only);
  });
});
