import { Box, Button, Card, Field, FileUpload, Flex, Grid, Heading, Text, Textarea } from '@chakra-ui/react';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClient } from 'urql';
import { refusalOf } from '../../graphql/refusal';
import { paths } from '../../paths';
import { formatCount } from '../../shop/format';
import { Icon } from '../../ui/controls/icon';
import { useHydrated } from '../../ui/controls/use-hydrated';
import { ErrorAlert } from '../../ui/feedback/error-alert';
import { MatchListMutation } from './material-list.query';
import { LIST_EXTENSIONS, uploadList } from './upload-list';

/** Of what is pasted; the server takes no more. */
const MAX_CHARACTERS = 40_000;
const PROMPT = 'Dosyayı buraya bırakın';
const NO_FILES: File[] = [];
const EXAMPLE =
  '1\tPLT-040/40 plakalı eşanjör 200 kW\t1 ad.\n2\tKV100W kelebek vana DN100\t8 ad.\n3\tKüresel vana 2" pn16\t6';

const tooLong = (length: number) =>
  `Yapıştırdığınız liste ${formatCount(length)} karakter; en çok ${formatCount(MAX_CHARACTERS)} karakter yapıştırılabilir. Daha uzununu dosya olarak seçin.`;

/** Takes a list, pasted or as a file, and leads on to what was found for it. */
export function ListForm() {
  const client = useClient();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [text, setText] = useState('');
  const [sending, setSending] = useState<string>();
  const [problem, setProblem] = useState('');
  const lineCount = text.split('\n').filter((line) => line.trim() !== '').length;
  const start = (what: string) => {
    setSending(what);
    setProblem('');
  };
  const end = (why: string) => {
    setSending(undefined);
    setProblem(why);
  };
  const match = async () => {
    if (sending !== undefined) return;
    if (lineCount === 0) {
      setProblem('Listenizi yapıştırın ya da dosya olarak seçin.');
      return;
    }
    if (text.length > MAX_CHARACTERS) {
      setProblem(tooLong(text.length));
      return;
    }
    start('Liste eşleştiriliyor…');
    const { data, error } = await client.mutation(MatchListMutation, { text }).toPromise();
    if (data) await navigate(paths.materialList(data.list.id));
    else end(error ? refusalOf(error).message : 'Liste gönderilemedi; yeniden deneyin.');
  };
  const upload = async (file: File) => {
    if (sending !== undefined) return;
    start(`${file.name} okunuyor…`);
    const answer = await uploadList(file);
    if ('id' in answer) await navigate(paths.materialList(answer.id));
    else end(answer.problem);
  };
  return (
    <Card.Root asChild overflow="hidden">
      <form
        aria-label="Malzeme listesi"
        onSubmit={(event) => {
          event.preventDefault();
          void match();
        }}
      >
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1.35fr) minmax(0, 1fr)' }}>
          <Box padding={{ base: '4', md: '6' }}>
            <Field.Root>
              <Part title="Yapıştırın" hint="Excel’den kopyalamak yeter" />
              <Textarea
                aria-label="Malzeme listesi"
                rows={10}
                spellCheck={false}
                placeholder={EXAMPLE}
                value={text}
                readOnly={sending !== undefined}
                disabled={!isHydrated}
                onChange={({ target }) => setText(target.value)}
              />
              <Field.HelperText>
                {lineCount > 0 && `${formatCount(lineCount)} satır görünüyor. `}Kod, model, ölçü veya kendi
                stok kodunuz yeterli; adet başta da sonda da olabilir.
              </Field.HelperText>
            </Field.Root>
          </Box>
          <Box
            padding={{ base: '4', md: '6' }}
            borderInlineStartWidth={{ md: '1px' }}
            borderTopWidth={{ base: '1px', md: '0' }}
          >
            <Part title="Dosya seçin" hint="XLSX, XLS, CSV" />
            {isHydrated ? (
              <ListDrop
                isDisabled={sending !== undefined}
                onFile={(file) => void upload(file)}
                onRefuse={() => setProblem('Yalnız XLSX, XLS ve CSV dosyaları okunur, birer birer.')}
              />
            ) : (
              <Box minHeight="14rem" borderWidth="1px" borderStyle="dashed" borderRadius="md" />
            )}
            <Text textStyle="small" color="fg.muted" paddingTop="2">
              Dosyanız yalnız eşleştirme için okunur; liste 30 gün sonra silinir.
            </Text>
          </Box>
        </Grid>
        <Flex
          wrap="wrap"
          align="center"
          gap="3"
          padding={{ base: '4', md: '6' }}
          borderTopWidth="1px"
          bg="bg.canvas"
        >
          <Button
            type="submit"
            colorPalette="copper"
            loading={sending !== undefined}
            loadingText={sending}
            disabled={!isHydrated}
          >
            Listeyi eşleştir
          </Button>
          <Text textStyle="small" color="fg.muted">
            Üyelik gerekmez. Bulunanlar sepete, kalanlar yazdığınız gibi teklife gider.
          </Text>
          <Text role="status" srOnly>
            {sending}
          </Text>
          {problem !== '' && (
            <Box flexBasis="100%">
              <ErrorAlert role="alert">
                <p>{problem}</p>
              </ErrorAlert>
            </Box>
          )}
        </Flex>
      </form>
    </Card.Root>
  );
}

interface ListDropProps {
  isDisabled: boolean;
  onFile: (file: File) => void;
  onRefuse: () => void;
}

/** Only once scripts run: the policy of the page blocks the style that hides its input in HTML of the server. */
function ListDrop({ isDisabled, onFile, onRefuse }: ListDropProps) {
  return (
    <FileUpload.Root
      accept={[...LIST_EXTENSIONS]}
      maxFiles={1}
      acceptedFiles={NO_FILES}
      disabled={isDisabled}
      translations={{ dropzone: PROMPT }}
      onFileAccept={({ files: [file] }) => file && onFile(file)}
      onFileReject={({ files }) => {
        if (files.length > 0) onRefuse();
      }}
    >
      <FileUpload.HiddenInput aria-label="Malzeme listesi dosyası" />
      <FileUpload.Dropzone gap="1.5" minHeight="14rem" paddingBlock="5">
        <Icon of={FileSpreadsheet} size={24} />
        <FileUpload.DropzoneContent>
          <Text as="b" fontWeight="semibold">
            {PROMPT}
          </Text>
          <Text textStyle="small" color="fg.muted" textAlign="center">
            En çok 5 MB ve 500 kalem. Başlık satırı ve birleşik hücreler sorun değil.
          </Text>
          <Text as="span" color="petrol.fg" fontWeight="semibold">
            Bilgisayardan seç
          </Text>
        </FileUpload.DropzoneContent>
      </FileUpload.Dropzone>
    </FileUpload.Root>
  );
}

function Part({ title, hint }: { title: string; hint: string }) {
  return (
    <Flex align="baseline" gap="2.5" paddingBottom="3">
      <Heading as="h2" textStyle="h3">
        {title}
      </Heading>
      <Text textStyle="small" color="fg.muted">
        {hint}
      </Text>
    </Flex>
  );
}
