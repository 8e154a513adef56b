import { Box, Flex, Link } from '@chakra-ui/react';
import { Paperclip } from 'lucide-react';
import { formatBytes } from '../../shop/format-bytes';
import { Icon } from '../controls/icon';

interface FileLinesProps {
  files: readonly { readonly id: string; readonly name: string | null; readonly bytes: number }[];
  /** Null where nobody may open it. */
  addressOf: (id: string) => string | null;
}

/** What came with a text, by name and size, to be opened. */
export function FileLines({ files, addressOf }: FileLinesProps) {
  return files.map(({ id, name, bytes }) => {
    const address = addressOf(id);
    const label = name ?? 'Adı silinmiş dosya';
    return (
      <Flex key={id} align="center" gap="2" marginTop="1" textStyle="small">
        <Icon of={Paperclip} size={16} />
        {address === null ? (
          label
        ) : (
          <Link href={address} minWidth="0" overflowWrap="anywhere">
            {label}
          </Link>
        )}
        <Box as="span" flex="none" color="fg.muted">
          {formatBytes(bytes)}
        </Box>
      </Flex>
    );
  });
}
