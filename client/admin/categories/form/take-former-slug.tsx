import { Alert, Button } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { Icon } from '../../../ui/controls/icon';
import { useFormParts } from '../../../ui/fields/form-context';

/** Offers to take an address that was another's before, once the server has said whose. */
export function TakeFormerSlug({ onTake }: { onTake: () => void }) {
  const { formRef, refusal } = useFormParts();
  if (refusal.code !== 'SLUG_FORMERLY_USED') return null;
  const take = () => {
    onTake();
    formRef.current?.requestSubmit();
  };
  return (
    <Alert.Root status="warning">
      <Alert.Indicator>
        <Icon of={TriangleAlert} size={20} />
      </Alert.Indicator>
      <Alert.Content gap="2" alignItems="flex-start">
        <Alert.Description>Bu adres eskiden başka bir kategorinindi.</Alert.Description>
        <Button variant="outline" size="sm" onClick={take}>
          Adresi yine de al ve kaydet
        </Button>
      </Alert.Content>
    </Alert.Root>
  );
}
