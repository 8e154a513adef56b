import { Box, Button, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { ChevronDown, ChevronUp, TriangleAlert } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import { formatCount } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { CellEditor } from './cell-editor';
import { ChangeLine } from './change-line';
import { mainChanges } from './main-changes';
import { useRowActions } from './row-actions';
import { RowProblem } from './row-problem';
import { type ImportRow } from './row.fragment';

/** What is wrong with a row, what it changes, and all of its cells for those who ask. */
export function RowContent({ row }: { row: ImportRow }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { main, others } = mainChanges(row);
  const shown = isOpen ? row.changes : main;
  const more = others > 0 ? `${formatCount(others)} alan daha` : 'Bütün hücreler';
  return (
    <Flex wrap={{ base: 'wrap', md: 'nowrap' }} columnGap="4" rowGap="1" width="full">
      <Stack gap="1.5" minWidth="0" flex={{ base: '1 1 100%', md: '1' }}>
        {row.undoReason !== null && <Text>{row.undoReason}</Text>}
        {row.problems.map((problem, place) => (
          <RowProblem key={place} row={row} problem={problem} />
        ))}
        {row.warnings.map(({ message }, place) => (
          <Flex key={place} gap="1.5" textStyle="small" color="warning.fg">
            <Box flexShrink="0" paddingTop="0.5">
              <Icon of={TriangleAlert} size={14} />
            </Box>
            {message}
          </Flex>
        ))}
        <Box id={id}>
          {row.undoBucket === 'KEPT' && shown.length > 0 && (
            <Text textStyle="small" color="fg.muted">
              Aktarımın yazdıkları, sonradan değişmiş olabilir:
            </Text>
          )}
          {shown.map((change) => (
            <ChangeLine
              key={change.column}
              change={change}
              isReversed={row.undoBucket === 'REVERSED'}
              isShort={!isOpen}
            />
          ))}
          {isOpen && <AllCells row={row} />}
        </Box>
      </Stack>
      {row.cells.length > 0 && (
        <Button
          variant="plain"
          size="xs"
          alignSelf="start"
          flexShrink="0"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${row.label}: ${more}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {more}
          <Icon of={isOpen ? ChevronUp : ChevronDown} size={14} />
        </Button>
      )}
    </Flex>
  );
}

/** The row as the file has it. */
function AllCells({ row }: { row: ImportRow }) {
  const { isEditable } = useRowActions();
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' }}
      columnGap="4"
      rowGap="1"
      marginTop="2"
      padding="3"
      borderRadius="md"
      bg="bg.subtle"
      textStyle="small"
    >
      {row.cells.map((cell) => (
        <Fragment key={cell.field}>
          <Text color="fg.muted">
            {cell.header}
            {cell.isCorrected && ' (düzeltildi)'}
          </Text>
          {isEditable ? (
            <Box minWidth="0">
              <CellEditor row={row} cell={cell} />
            </Box>
          ) : (
            <Text overflowWrap="anywhere">{cell.value || 'boş'}</Text>
          )}
        </Fragment>
      ))}
    </Grid>
  );
}
