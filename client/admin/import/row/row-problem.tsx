import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { CellEditor } from './cell-editor';
import { useRowActions } from './row-actions';
import { type ImportRow } from './row.fragment';

type Problem = ImportRow['problems'][number];

interface RowProblemProps {
  row: ImportRow;
  problem: Problem;
}

/** Why a row cannot be applied, with the cells it is about to be corrected at once. */
export function RowProblem({ row, problem }: RowProblemProps) {
  const { isEditable, onMeantCategory } = useRowActions();
  const cells = isEditable ? cellsAbout(row, problem) : [];
  const meant = isEditable ? meantCategory(row, problem) : undefined;
  return (
    <Box>
      <Text color="danger.fg">{problem.message}</Text>
      {meant && (
        <Button
          variant="plain"
          size="xs"
          height="auto"
          textAlign="start"
          whiteSpace="normal"
          onClick={() => onMeantCategory(meant.text, meant.category)}
        >
          En yakını “{meant.category}”. Tüm dosyada eşle
        </Button>
      )}
      {cells.map((cell) => (
        <Flex key={cell.field} wrap="wrap" align="center" gap="2" marginTop="1">
          <Text as="span" textStyle="small" color="fg.muted">
            {cell.header}
          </Text>
          <CellEditor row={row} cell={cell} />
        </Flex>
      ))}
    </Box>
  );
}

/** Its cells in the row; a problem of another sheet is about other cells. */
function cellsAbout({ sheetName, rowNumber, cells }: ImportRow, problem: Problem) {
  if (problem.sheet !== sheetName || problem.rowNumber !== rowNumber) return [];
  return cells.filter(({ header }) => problem.columns.includes(header));
}

function meantCategory({ nearestCategory, cells }: ImportRow, { columns }: Problem) {
  const cell = cells.find(({ header, value }) => columns.includes(header) && value !== '');
  return nearestCategory === null || !cell ? undefined : { text: cell.value, category: nearestCategory };
}
