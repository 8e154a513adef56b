import { Box, Stack } from '@chakra-ui/react';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { Icon } from '../../../ui/controls/icon';
import { ErrorAlert } from '../../../ui/feedback/error-alert';
import { TitledCard } from '../../../ui/layout/titled-card';
import { LinkButton } from '../../navigation/link-button';
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
      <Stack gap="4">
        <FileDrop
          sending={sending}
          onFile={(file) => void send(file, supplier.trim())}
          onRefuse={refuse}
          onGiveUp={giveUp}
        />
        <Box aria-live="assertive" _empty={{ display: 'none' }}>
          {upload.step === 'none' && upload.problem !== undefined && (
            <ErrorAlert>
              <p>{upload.problem}</p>
            </ErrorAlert>
          )}
        </Box>
        <SupplierField
          supplier={supplier}
          known={suppliers}
          isDisabled={sending !== undefined}
          onChange={setSupplier}
        />
      </Stack>
    </TitledCard>
  );
}
