import { Button, FileUpload, Flex, Progress, Span, Text } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { Icon } from '../../../ui/controls/icon';
import { fileProblem, FILE_EXTENSIONS } from './file-problem';

interface FileDropProps {
  /** What is being sent at the moment, and how much of it was, from 0 to 1. */
  sending: { readonly fileName: string; readonly part: number } | undefined;
  onFile: (file: File) => void;
  onRefuse: (problem: string) => void;
  /** Says which others that were dropped with it are not sent. */
  onPassOver: (files: readonly File[]) => void;
  onGiveUp: () => void;
}

const PROMPT = 'Dosyayı buraya sürükleyin ya da seçin';
const NO_FILES: File[] = [];

/** Takes one spreadsheet by drop, press or key; while one is being sent it takes none. */
export function FileDrop({ sending, onFile, onRefuse, onPassOver, onGiveUp }: FileDropProps) {
  // Of one drop those that are taken are told first.
  const hasTaken = useRef(false);
  return (
    <FileUpload.Root
      accept={[...FILE_EXTENSIONS]}
      maxFiles={1}
      // Each choice is an upload of its own, also of the same file.
      acceptedFiles={NO_FILES}
      disabled={sending !== undefined}
      translations={{ dropzone: PROMPT }}
      onFileAccept={({ files: [file] }) => {
        if (!file) return;
        hasTaken.current = true;
        queueMicrotask(() => (hasTaken.current = false));
        onFile(file);
      }}
      onFileReject={({ files: rejected }) => {
        const files = rejected.map(({ file }) => file);
        if (files.length === 0) return;
        if (hasTaken.current) onPassOver(files);
        else onRefuse(rejection(files));
      }}
    >
      <FileUpload.HiddenInput />
      <FileUpload.Dropzone
        gap="1.5"
        minHeight="8.5rem"
        paddingBlock="5"
        bg={sending ? 'bg.subtle' : undefined}
        borderColor={sending ? undefined : 'petrol.fg'}
      >
        <Icon of={FileUp} size={24} />
        <FileUpload.DropzoneContent>
          {sending ? (
            <Sending {...sending} />
          ) : (
            <>
              <Text as="b" fontWeight="semibold">
                {PROMPT}
              </Text>
              <Span
                paddingInline="3.5"
                paddingBlock="1.5"
                marginBlock="1"
                alignSelf="center"
                borderRadius="md"
                bg="copper"
                color="copper.on"
                textStyle="label"
                fontWeight="semibold"
              >
                Dosya seç
              </Span>
              <Text textStyle="small" color="fg.muted">
                .xlsx, .xls veya .csv, en çok 20 MB
              </Text>
            </>
          )}
        </FileUpload.DropzoneContent>
      </FileUpload.Dropzone>
      {sending && sending.part < 1 && (
        <Flex justify="flex-end" width="full">
          <Button variant="ghost" size="sm" onClick={onGiveUp}>
            Yüklemeyi bırak
          </Button>
        </Flex>
      )}
    </FileUpload.Root>
  );
}

/** Sending a file and reading it are two things: the second begins when all of it has arrived. */
function Sending({ fileName, part }: { fileName: string; part: number }) {
  const percent = Math.floor(part * 100);
  const title = part < 1 ? `Yükleniyor... %${String(percent)}` : 'Dosya işleniyor...';
  return (
    <Flex direction="column" gap="2" minWidth="12rem" role="status">
      <Text as="b" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {title}
      </Text>
      <Progress.Root
        value={part < 1 ? percent : null}
        colorPalette="petrol"
        translations={{ value: () => title }}
      >
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
        {fileName}
      </Text>
    </Flex>
  );
}

function rejection(files: readonly File[]): string {
  if (files.length > 1) return 'Her seferinde bir dosya yüklenir.';
  const [file] = files;
  return (file && fileProblem(file)) ?? 'Bu dosya alınamadı. Başka bir dosya deneyin.';
}
