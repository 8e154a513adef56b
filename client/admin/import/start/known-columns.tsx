import { Button, chakra, Flex, Heading, Skeleton, Stack, StackSeparator, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { formatCount } from '../../../shop/format';
import { TitledCard } from '../../../ui/layout/titled-card';
import { type KnownSheet } from './start.query';

/** Long enough for what is filled in most; the rest on demand. */
const FIRST = 17;

/** Every column that the import knows, sheet by sheet; what it may contain is said of the one that is chosen. */
export function KnownColumns({ sheets }: { sheets: readonly KnownSheet[] | undefined }) {
  if (!sheets) return <Skeleton height="64" />;
  return (
    <TitledCard title="Dosyadaki sütunlar">
      <Stack gap="4" separator={<StackSeparator />}>
        {sheets.map((sheet) => (
          <SheetColumns key={sheet.kind} sheet={sheet} />
        ))}
      </Stack>
    </TitledCard>
  );
}

function SheetColumns({ sheet: { title, columns } }: { sheet: KnownSheet }) {
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const titleId = useId();
  const noteId = useId();
  const required = columns.filter(({ isRequired }) => isRequired);
  const ordered = [...required, ...columns.filter(({ isRequired }) => !isRequired)];
  const shown = isOpen ? ordered : ordered.slice(0, FIRST);
  const note = columns.find(({ field }) => field === chosen);
  return (
    <Stack as="section" gap="2.5" aria-labelledby={titleId}>
      <Flex wrap="wrap" align="baseline" justify="space-between" columnGap="3">
        <Heading as="h3" id={titleId} textStyle="label" fontWeight="semibold">
          {title}
        </Heading>
        <Text textStyle="small" color="fg.subtle">
          {formatCount(required.length)} zorunlu, {formatCount(columns.length - required.length)} isteğe bağlı
        </Text>
      </Flex>
      <Flex wrap="wrap" gap="1.5">
        {shown.map(({ field, header, isRequired }) => (
          <Button
            key={field}
            size="xs"
            variant="subtle"
            colorPalette={isRequired ? 'petrol' : 'neutral'}
            fontWeight="medium"
            aria-expanded={field === chosen}
            aria-controls={noteId}
            onClick={() => setChosen(field === chosen ? undefined : field)}
          >
            {header}
            {isRequired && <chakra.span srOnly>, zorunlu</chakra.span>}
          </Button>
        ))}
        {ordered.length > FIRST && (
          <Button variant="plain" size="xs" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Daha az' : `${formatCount(ordered.length - FIRST)} sütun daha`}
          </Button>
        )}
      </Flex>
      <Text id={noteId} role="status" textStyle="small" color="fg.muted" _empty={{ display: 'none' }}>
        {note && (
          <>
            <b>{note.header}</b>
            {note.isRequired && ' (zorunlu)'}: {note.note}
          </>
        )}
      </Text>
    </Stack>
  );
}
