import { Flex, Link, Span } from '@chakra-ui/react';
import { Paperclip } from 'lucide-react';
import { paths } from '../../../paths';
import { formatCount } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';

const KIB = 1024;

interface QuoteFilesProps {
  quoteId: string;
  files: readonly { readonly id: string; readonly name: string | null; readonly bytes: number }[];
}

/** What came with a request or a message, by name and size, to be opened. */
export function QuoteFiles({ quoteId, files }: QuoteFilesProps) {
  return files.map(({ id, name, bytes }) => (
    <Flex key={id} gap="1.5" align="center" marginTop="2" textStyle="small" overflowWrap="anywhere">
      <Icon of={Paperclip} size={16} />
      <Link href={paths.adminQuoteFile(quoteId, id)} target="_blank" rel="noopener">
        {name ?? 'Adı silinmiş dosya'}
        <Span srOnly> (yeni sekmede açılır)</Span>
      </Link>
      <Span color="fg.muted">{formatCount(Math.max(1, Math.round(bytes / KIB)))} KB</Span>
    </Flex>
  ));
}
