import { Progress, Stack, Text } from '@chakra-ui/react';
import { formatCount } from '../../../shop/format';
import { TitledCard } from '../../../ui/layout/titled-card';
import { ErrorLines } from './error-lines';

interface PicturesCardProps {
  pictures: {
    readonly requested: number;
    readonly fetched: number;
    readonly failed: number;
    readonly isFetching: boolean;
    readonly warnings: readonly { readonly text: string }[];
  };
  /** The import was taken back since. */
  isUndone: boolean;
}

/** How many of the pictures a file names were fetched; shows nothing where it names none. */
export function PicturesCard({ pictures, isUndone }: PicturesCardProps) {
  const { requested, fetched, failed, isFetching, warnings } = pictures;
  if (requested === 0) return null;
  const title = `${formatCount(fetched)} / ${formatCount(requested)} görsel indirildi`;
  const left = isFetching ? 0 : requested - fetched - failed;
  return (
    <TitledCard title="Görseller">
      <Stack gap="2">
        {isFetching && (
          <Progress.Root
            value={fetched + failed}
            max={requested}
            colorPalette="petrol"
            translations={{ value: () => title }}
          >
            <Progress.Track>
              <Progress.Range />
            </Progress.Track>
          </Progress.Root>
        )}
        <Text fontVariantNumeric="tabular-nums">
          {title}
          {failed > 0 && `, ${formatCount(failed)} adresten görsel alınamadı`}
          {left > 0 && `, ${formatCount(left)} adresin indirilmesi durduruldu`}
        </Text>
        {failed > 0 && (
          <Text textStyle="small" color="fg.muted">
            {isUndone
              ? 'Bu ürünlerin satırları görselsiz uygulanmıştı; aktarım sonra geri alındı.'
              : 'Bu ürünler yer tutucu görselle görünür; satırları uygulandı.'}
          </Text>
        )}
        <ErrorLines errors={warnings} />
      </Stack>
    </TitledCard>
  );
}
