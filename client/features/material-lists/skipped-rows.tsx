import { Box, List } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import controls from '../../design/controls.module.css';
import { Icon } from '../../ui/controls/icon';
import { type MaterialList } from './material-list.query';

/** The rows of a list that were not taken for things it asks for, folded: one of them may be a thing all the same. */
export function SkippedRows({ rows }: { rows: MaterialList['skippedRows'] }) {
  if (rows.length === 0) return null;
  return (
    <Box asChild textStyle="small" width="fit-content" maxWidth="full">
      <details>
        <Box asChild width="fit-content" minHeight="6">
          <summary className={controls.fold}>
            Atlanan satırlar
            <Icon of={ChevronDown} />
          </summary>
        </Box>
        <List.Root variant="plain" aria-label="Atlanan satırlar" color="fg.muted" overflowWrap="anywhere">
          {rows.map(({ row, text }) => (
            <List.Item key={row} display="block">
              {row}. satır: {text || 'boş'}
            </List.Item>
          ))}
        </List.Root>
      </details>
    </Box>
  );
}
