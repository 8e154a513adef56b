import { useWatch } from 'react-hook-form';
import { FieldRows } from '../../ui/fields/field-rows';
import { Fields } from '../../ui/fields/fields';
import { TextField } from '../../ui/fields/text-field';
import { useIsBroken } from './content-check';
import { MAX_LINKS } from './content-limits';
import { newKey } from './content-rows';

/** The links of a menu: added, removed, and moved by drag or button. */
export function LinkRows({ name, label }: { name: string; label: string }) {
  return (
    <FieldRows
      name={name}
      label={label}
      rowLabel={(place) => `Bağlantı ${String(place)}`}
      addLabel="Bağlantı ekle"
      newRow={() => ({ key: newKey('baglanti'), text: '', url: '' })}
      most={MAX_LINKS}
    >
      {(path) => (
        <Fields>
          <TextField name={`${path}.text`} label="Metin" autoComplete="off" />
          <AddressField name={`${path}.url`} />
        </Fields>
      )}
    </FieldRows>
  );
}

function AddressField({ name }: { name: string }) {
  const isBroken = useIsBroken(String(useWatch({ name }) ?? ''));
  return (
    <TextField
      name={name}
      label="Adres"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      inputMode="url"
      placeholder="/urunler"
      // A menu leaves out what no route of the shop matches; a product or category that is missing has one.
      {...(isBroken && { warning: 'Bu adreste sayfa yok. Mağazada gösterilmez ya da boş sayfaya götürür.' })}
    />
  );
}
