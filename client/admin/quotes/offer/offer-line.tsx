import { Box, Flex, Span, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatLiraExactly, withFixedUnits } from '../../../shop/format';
import { readKurus } from '../../../shop/kurus';
import { Fields } from '../../../ui/fields/fields';
import { MoneyField } from '../../../ui/fields/money-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { ChoiceFields } from '../../articles/choice-fields';
import { following } from './following-prices';
import { type LineValues, type OfferValues } from './offer-values';

const BASIS_POINTS = 10_000;

interface OfferLineProps {
  index: number;
  /** Basis points. */
  taxRate: number;
}

/** One line of an offer: what it is, how much of it, and for how much. */
export function OfferLine({ index, taxRate }: OfferLineProps) {
  const path = `lines.${index}` as const;
  const lines = useWatch<OfferValues, 'lines'>({ name: 'lines' });
  const line = lines[index];
  usePriceAndDiscount(index);
  if (!line) return null;
  const others = lines.filter(({ lineId, alternativeOf }) => lineId !== line.lineId && alternativeOf === '');
  return (
    <>
      <LineName line={line} />
      <Fields>
        {line.productName === null && (
          <TextAreaField
            name={`${path}.description`}
            label="Açıklama"
            hint="Kalemin adı: nakliye, montaj, devreye alma."
            rows={2}
            gridColumn="1 / -1"
          />
        )}
        {line.article && <ChoiceFields path={`${path}.variationIds`} groups={line.article.groups} />}
        <TextField
          name={`${path}.quantity`}
          label={line.productId === null ? 'Miktar' : `Miktar, ${line.unit}`}
          inputMode="numeric"
          autoComplete="off"
        />
        {line.productId === null && <TextField name={`${path}.unit`} label="Birim" autoComplete="off" />}
        {line.listPrice !== null && (
          <TextField
            name={`${path}.discount`}
            label="İndirim, %"
            inputMode="decimal"
            autoComplete="off"
            hint={`Liste ${formatLiraExactly(line.listPrice)}`}
          />
        )}
        <MoneyField name={`${path}.unitPrice`} label="Net birim fiyat, ₺" hint={grossOf(line, taxRate)} />
        <TextField
          name={`${path}.deliveryTime`}
          label="Teslim süresi"
          isOptional
          autoComplete="off"
          placeholder="2 hafta"
        />
        {line.askedLineId === null && others.length > 0 && (
          <SelectField name={`${path}.alternativeOf`} label="Muadili olduğu kalem" isOptional>
            <option value="">Muadil değil</option>
            {others.map(({ lineId, productName, description }) => (
              <option key={lineId} value={lineId}>
                {productName ?? description}
              </option>
            ))}
          </SelectField>
        )}
      </Fields>
      <LineTotal line={line} />
    </>
  );
}

function LineName({ line: { productName, detail, askedLineId, alternativeOf } }: { line: LineValues }) {
  return (
    <Box>
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {alternativeOf !== '' && <Span color="petrol.fg">Muadil: </Span>}
        {withFixedUnits(productName ?? (askedLineId === null ? 'Serbest kalem' : 'Katalogda olmayan kalem'))}
      </Text>
      {detail !== '' && (
        <Text textStyle="small" color="fg.muted">
          {detail}
        </Text>
      )}
    </Box>
  );
}

function LineTotal({ line: { unitPrice, quantity, alternativeOf } }: { line: LineValues }) {
  const kurus = readKurus(unitPrice);
  if (kurus === null || kurus === 0 || !/^\d+$/.test(quantity)) return null;
  return (
    <Flex justify="flex-end" gap="2" textStyle="figures">
      <Span color="fg.muted">{alternativeOf === '' ? 'Net tutar' : 'Seçilirse net tutar'}</Span>
      <b>{formatLiraExactly(kurus * Number(quantity))}</b>
    </Flex>
  );
}

/** What a buyer pays for one with tax: net prices are typed, gross ones are what many ask about. */
function grossOf({ unitPrice }: LineValues, taxRate: number): string | undefined {
  const kurus = readKurus(unitPrice);
  if (!kurus) return undefined;
  return `KDV dahil ${formatLiraExactly(Math.round((kurus * (BASIS_POINTS + taxRate)) / BASIS_POINTS))}`;
}

/** A discount that is typed sets the price, a price the discount that it comes to, and a choice the list price. */
function usePriceAndDiscount(index: number) {
  const { subscribe, getValues, setValue } = useFormContext<OfferValues>();
  useEffect(() => {
    const path = `lines.${index}` as const;
    const read = () => getValues(path) as LineValues | undefined;
    let seen = pricesOf(read());
    // A rounded discount that follows from a price must not change that price.
    let isFollowing = false;
    return subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (isFollowing) return;
        const line = read();
        const isChanged = pricesOf(line) !== seen;
        seen = pricesOf(line);
        // Errors and rows that move are reported, too.
        if (!line || !isChanged || !name?.startsWith(`${path}.`)) return;
        isFollowing = true;
        for (const [field, value] of Object.entries(following(line, name.slice(path.length + 1)))) {
          setValue(`${path}.${field as 'discount'}`, value as string, { shouldDirty: true });
        }
        isFollowing = false;
        seen = pricesOf(read());
      },
    });
  }, [subscribe, getValues, setValue, index]);
}

const pricesOf = (line: LineValues | undefined): string =>
  JSON.stringify([line?.discount, line?.unitPrice, line?.variationIds]);
