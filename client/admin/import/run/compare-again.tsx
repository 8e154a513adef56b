import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ErrorAlert } from '../../../ui/feedback/error-alert';
import { LinkButton } from '../../navigation/link-button';
import { CompareNotice } from '../preview/compare-notice';
import { useRowsState } from '../rows/use-rows-state';
import { type PanelImport } from './run.query';
import { useComparing } from './use-comparing';

/** The way on for a file that was not applied: it is compared anew, as it is or with other columns. */
export function CompareAgain({ run: { id } }: { run: Pick<PanelImport, 'id'> }) {
  const [problem, setProblem] = useState<string>();
  const { addressOf } = useRowsState(id);
  const { compare, isBusy } = useComparing();
  return (
    <Stack gap="2">
      <CompareNotice
        status="neutral"
        title="Bu dosya yeniden karşılaştırılabilir"
        text="Yeniden yüklemeniz gerekmez."
        isBusy={isBusy}
        onCompare={() => void compare({ id }).then(setProblem)}
      >
        <LinkButton variant="outline" size="sm" alignSelf="center">
          <RouterLink to={addressOf({ step: 'COLUMNS' })}>Sütunları değiştir</RouterLink>
        </LinkButton>
      </CompareNotice>
      {problem !== undefined && (
        <ErrorAlert role="alert">
          <p>{problem}</p>
        </ErrorAlert>
      )}
    </Stack>
  );
}
