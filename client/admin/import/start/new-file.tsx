import { Box, Grid, Stack } from '@chakra-ui/react';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { Icon } from '../../../ui/controls/icon';
import { ErrorAlert } from '../../../ui/feedback/error-alert';
import { TitledCard } from '../../../ui/layout/titled-card';
import { LinkButton } from '../../navigation/link-button';
import { toaster } from '../../../ui/feedback/toaster';
import { FileDrop } from '../upload/file-drop';
import { SupplierField } from '../upload/supplier-field';
import { useUpload } from '../upload/use-upload';

/** Takes a file, and leads to its import once it has arrived. */
export function NewFile({ suppliers }: { suppliers: readonly string[] }) {
  const navigate = useNavigate();
  const [supplier, setSupplier] = useState('');
  const { upload, send, refuse, giveUp } = useUpload((id) => void navigate(paths.adminImport(id)));
  const sending = upload.step === 'sending' ? upload : undefined;
  return (
    <TitledCard
      title="Yeni dosya"
      aside={
        <LinkButton colorPalette="petrol" size="sm">
          <a href={paths.adminImportTemplate()} download>
            <Icon of={FileSpreadsheet} />
            Şablon İndir
          </a>
        </LinkButton>
      }
    >
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 18rem' }} columnGap="6" rowGap="4">
        <Stack gap="3" minWidth="0">
          <FileDrop
            sending={sending}
            onFile={(file) => void send(file, supplier.trim())}
            onRefuse={refuse}
            onPassOver={namePassedOver}
            onGiveUp={giveUp}
          />
          <Box aria-live="assertive" _empty={{ display: 'none' }}>
            {upload.step === 'none' && upload.problem !== undefined && (
              <ErrorAlert>
                <p>{upload.problem}</p>
              </ErrorAlert>
            )}
          </Box>
        </Stack>
        <SupplierField
          supplier={supplier}
          known={suppliers}
          isDisabled={sending !== undefined}
          onChange={setSupplier}
        />
      </Grid>
    </TitledCard>
  );
}

/** Said above every screen: the file that is taken leads to one of its own. */
function namePassedOver(files: readonly File[]): void {
  toaster.warning({
    title: `${files.map(({ name }) => name).join(', ')} yüklenmedi`,
    description: 'Yalnız tablo dosyası yüklendi: .xlsx, .xls ya da .csv.',
  });
}
