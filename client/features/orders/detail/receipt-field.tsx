import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Paperclip, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatBytes } from '../../../shop/format-bytes';
import { sendFile, type UploadedFile } from '../../../shop/send-file';
import { Icon } from '../../../ui/controls/icon';

const KINDS = '.pdf,.png,.jpg,.jpeg,.webp';

interface ReceiptFieldProps {
  receipt: UploadedFile | undefined;
  onChange: (receipt: UploadedFile | undefined) => void;
  onUploading: (isUploading: boolean) => void;
}

/** The receipt of a transfer: uploaded at once, sent with the notice. */
export function ReceiptField({ receipt, onChange, onUploading }: ReceiptFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isUploading, setIsUploading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const upload = async (file: File) => {
    setProblem(undefined);
    setIsUploading(true);
    onUploading(true);
    const answer = await sendFile('/odeme-dekontu', file);
    setIsUploading(false);
    onUploading(false);
    if ('file' in answer) onChange(answer.file);
    else setProblem(answer.problem);
  };
  const remove = () => {
    onChange(undefined);
    button.current?.focus();
  };
  return (
    <Box role="group" aria-label="Dekont">
      <input
        ref={input}
        type="file"
        hidden
        accept={KINDS}
        aria-label="Dekont seç"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void upload(file);
        }}
      />
      <Flex align="center" gap="2" wrap="wrap">
        <Button
          ref={button}
          variant="outline"
          size="sm"
          aria-busy={isUploading}
          disabled={isUploading}
          onClick={() => input.current?.click()}
        >
          <Icon of={Paperclip} />
          {buttonText(isUploading, receipt)}
        </Button>
        {receipt && (
          <Flex align="center" gap="1" minWidth="0" textStyle="small">
            <Text overflowWrap="anywhere">
              {receipt.name}, {formatBytes(receipt.bytes)}
            </Text>
            <Button variant="ghost" size="xs" aria-label={`${receipt.name} dosyasını çıkar`} onClick={remove}>
              <Icon of={X} />
            </Button>
          </Flex>
        )}
      </Flex>
      <Text textStyle="small" color="fg.muted" paddingTop="1">
        İsteğe bağlı. PDF ya da resim, en çok 10 MB.
      </Text>
      <Text role="alert" color="danger.fg" textStyle="small" _empty={{ display: 'none' }}>
        {problem}
      </Text>
    </Box>
  );
}

function buttonText(isUploading: boolean, receipt: UploadedFile | undefined): string {
  if (isUploading) return 'Yükleniyor...';
  return receipt ? 'Dekontu değiştir' : 'Dekont ekle';
}
