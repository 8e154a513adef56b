import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { formatCount } from '../../shop/format';
import { TitledCard } from '../../ui/layout/titled-card';
import { type Setting } from './system.query';

/** The environment of the answering process: what differs from the defaults, and all of it on demand. */
export function ConfigurationCard({ configuration }: { configuration: readonly Setting[] }) {
  const [isWhole, setWhole] = useState(false);
  const list = useId();
  const given = configuration.filter(({ isDefault }) => !isDefault);
  return (
    <TitledCard
      title="Yapılandırma"
      aside={
        <Button
          variant="outline"
          size="xs"
          aria-expanded={isWhole}
          aria-controls={list}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole
            ? 'Yalnız değiştirilenleri göster'
            : `${formatCount(configuration.length - given.length)} varsayılanı da göster`}
        </Button>
      }
    >
      <Stack as="dl" id={list} gap="3">
        {(isWhole ? configuration : given).map((setting) => (
          <Box key={setting.name}>
            <Text as="dt" fontFamily="mono" textStyle="small" color="fg.muted" overflowWrap="anywhere">
              {setting.name}
            </Text>
            <Text as="dd" margin="0" overflowWrap="anywhere">
              {settingText(setting)}
            </Text>
          </Box>
        ))}
      </Stack>
      <Text textStyle="small" color="fg.muted" marginTop="4">
        Yanıtı veren sürecin ortam değişkenleri. Gizli değerler, kullanıcı adları ve şifreler gösterilmez.
      </Text>
    </TitledCard>
  );
}

function settingText({ value, isSet, isSecret, isDefault }: Setting): string {
  if (isSecret) return isSet ? 'Tanımlı, gizli' : 'Tanımlı değil';
  if (value === null) return 'Tanımlı değil';
  return isDefault ? `${value} (varsayılan)` : value;
}
