import { FileUpload, Flex, Text } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { Icon } from '../../ui/controls/icon';

interface UploadDropProps {
  /** What is put here: «Görselleri buraya bırakın». */
  prompt: string;
  /** What is taken: «En çok 5 MB». */
  hint: string;
  accept: string;
  onFiles: (files: File[]) => void;
}

const NO_FILES: File[] = [];
/** Far more than somebody chooses: how many are taken is for the form to say. */
const MANY = 1000;

/** Takes any number of files by drop, press or key; what is wrong with one of them is said beside the others. */
export function UploadDrop({ prompt, hint, accept, onFiles }: UploadDropProps) {
  return (
    <FileUpload.Root
      maxFiles={MANY}
      // Each choice is an upload of its own, also of the same file.
      acceptedFiles={NO_FILES}
      translations={{ dropzone: prompt }}
      onFileAccept={({ files }) => files.length > 0 && onFiles(files)}
    >
      <FileUpload.HiddenInput accept={accept} />
      <FileUpload.Dropzone minHeight="0" width="full" padding="3">
        <Flex wrap="wrap" align="center" justify="center" columnGap="3" rowGap="2">
          <Icon of={FileUp} size={20} />
          <Text>
            {prompt}{' '}
            <Text as="span" color="fg.muted" textStyle="small">
              {hint}
            </Text>
          </Text>
        </Flex>
      </FileUpload.Dropzone>
    </FileUpload.Root>
  );
}
