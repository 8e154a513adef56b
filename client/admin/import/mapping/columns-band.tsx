import { Flex, Text } from '@chakra-ui/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { formatCount, formatQuantity } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { canBeRead, type MappedSheet } from './mapped-sheets';

/** What is missing before the file can be compared, and how much of it is read. */
export function ColumnsBand({ mapped }: { mapped: readonly MappedSheet[] }) {
  const title = titleOf(mapped);
  const tone = title.isComplete ? 'success' : 'warning';
  return (
    <Flex
      role="status"
      align="center"
      gap="2.5"
      paddingInline="4"
      paddingBlock="2"
      borderRadius="lg"
      bg={`${tone}.subtle`}
    >
      <Text as="span" color={`${tone}.fg`}>
        <Icon of={title.isComplete ? CircleCheck : CircleAlert} size={18} />
      </Text>
      <Text>
        <b>{title.text}</b> {countText(mapped)}
      </Text>
    </Flex>
  );
}

function titleOf(mapped: readonly MappedSheet[]): { readonly text: string; readonly isComplete: boolean } {
  if (mapped.every(({ kind }) => kind === undefined)) {
    return { text: 'Sütunlar tanınmadı: sayfada ne olduğunu seçin.', isComplete: false };
  }
  const missing = mapped.flatMap(({ sheet, missing: labels }) =>
    labels.map((label) => (mapped.length > 1 ? `${label} (${sheet.name})` : label)),
  );
  if (missing.length === 0) return { text: 'Zorunlu alanların hepsi var.', isComplete: true };
  const rest = canBeRead(mapped) ? ' Eksik sayfanın satırları hatalı sayılır.' : '';
  const count = missing.length === 1 ? 'Bir' : formatCount(missing.length);
  return { text: `${count} zorunlu alan eksik: ${missing.join(', ')}.${rest}`, isComplete: false };
}

/** «12 sütundan 9 tanesi okunuyor, 3 tanesi atlanacak.» */
function countText(mapped: readonly MappedSheet[]): string {
  const all = mapped.reduce((sum, { sheet }) => sum + sheet.headings.length, 0);
  const read = mapped.reduce((sum, { headingOf }) => sum + headingOf.size, 0);
  const rest = all - read > 0 ? `, ${formatCount(all - read)} tanesi atlanacak` : '';
  return `${formatQuantity(all, 'sütundan')} ${formatCount(read)} tanesi okunuyor${rest}.`;
}
