import { Box, Card, Grid, RadioGroup, Text } from '@chakra-ui/react';
import { withFixedUnits } from '../../shop/format';
import { Price } from '../../ui/controls/price';
import { type MaterialCandidate, type MaterialLine } from './material-list.query';
import { reasonText, rowsText } from './material-lines';

const NONE = 'yok';

interface CandidateChoiceProps {
  line: MaterialLine;
  onChoose: (productId: string | null) => void;
}

/** The products that a line may mean, each with what speaks for it and what does not. */
export function CandidateChoice({ line, onChoose }: CandidateChoiceProps) {
  const label = `${rowsText(line)}. satır için adaylar`;
  return (
    <Card.Root overflow="hidden">
      <RadioGroup.Root
        aria-label={label}
        value={line.productId ?? NONE}
        onValueChange={({ value }) => onChoose(value === NONE ? null : value)}
      >
        <Text textStyle="small" fontWeight="semibold" paddingInline="3" paddingTop="2">
          {label}
        </Text>
        {line.candidates.map((candidate) => (
          <Candidate key={candidate.product.id} candidate={candidate} />
        ))}
        <Option value={NONE}>Hiçbiri; satır yazdığım gibi teklife gitsin</Option>
      </RadioGroup.Root>
    </Card.Root>
  );
}

function Candidate({ candidate }: { candidate: MaterialCandidate }) {
  const { product, missing } = candidate;
  return (
    <Option value={product.id}>
      <Grid
        flex="1"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1.15fr) minmax(0, 1fr) auto' }}
        columnGap="3"
        rowGap="0.5"
        alignItems="center"
      >
        <Box minWidth="0">
          <Text fontWeight="medium">{withFixedUnits(product.name)}</Text>
          <Text textStyle="tiny" color="fg.muted">
            <span translate="no">
              {product.brand.name} · {product.model}
            </span>
          </Text>
        </Box>
        <Text textStyle="small" overflowWrap="anywhere">
          <Text as="span" color="success.fg" fontWeight="medium">
            {reasonText(candidate)}
          </Text>
          {missing.length > 0 && (
            <Text as="span" color="warning.fg">
              {' '}
              · uymayan: {missing.join(', ')}
            </Text>
          )}
        </Text>
        <Text textStyle="figures">
          <Price net={product.defaultPrice} isOnRequest={product.priceOnRequest} size="inline" />
        </Text>
      </Grid>
    </Option>
  );
}

function Option({ value, children }: { value: string; children: React.ReactNode }) {
  return (
    <RadioGroup.Item value={value} width="full" paddingInline="3" paddingBlock="2.5" borderTopWidth="1px">
      <RadioGroup.ItemHiddenInput />
      <RadioGroup.ItemIndicator />
      <RadioGroup.ItemText flex="1" minWidth="0">
        {children}
      </RadioGroup.ItemText>
    </RadioGroup.Item>
  );
}
