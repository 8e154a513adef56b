import { Box, chakra, Code } from '@chakra-ui/react';
import { useQuery } from 'urql';
import { FormSection } from '../../ui/form/form-section';
import { PlaceholdersQuery } from './content-check.query';

const MEANINGS: Readonly<Record<string, string>> = {
  yil: 'İçinde bulunulan yıl',
  siteAdi: 'Mağaza adı',
  unvan: 'Ticari unvan',
  adres: 'Adres',
  telefon: 'Telefon',
  eposta: 'E-posta',
  calismaSaatleri: 'Çalışma saatleri',
  kdvOrani: 'KDV oranı',
  kargoUcreti: 'Kargo ücreti',
  ucretsizKargo: 'Ücretsiz kargo sınırı',
  vergiDairesi: 'Vergi dairesi',
  vergiNo: 'Vergi numarası',
  mersis: 'MERSİS numarası',
  kep: 'KEP adresi',
};

/** The words that texts may have in braces, and what they stand for now. */
export function Placeholders() {
  const [{ data }] = useQuery({ query: PlaceholdersQuery });
  return (
    <FormSection title="Değişkenler" reason="Yazılarda geçtiklerinde yerlerine ayarlardaki değer gelir.">
      <Box as="dl" display="grid" gridTemplateColumns={{ md: '1fr 1fr' }} columnGap="6" rowGap="2">
        {data?.contentPlaceholders.map(({ name, value }) => (
          <chakra.div key={name} minWidth="0" overflowWrap="anywhere">
            <dt>
              <Code>{`{${name}}`}</Code> {MEANINGS[name]}
            </dt>
            <chakra.dd color="fg.muted" textStyle="small">
              {value ?? 'Ayarlarda değeri yok, geçtiği satır gösterilmez'}
            </chakra.dd>
          </chakra.div>
        ))}
      </Box>
    </FormSection>
  );
}
