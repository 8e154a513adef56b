import { Stack, Text } from '@chakra-ui/react';
import { formatCount } from '../../shop/format';
import { formatBytes } from '../../shop/format-bytes';
import { TitledCard } from '../../ui/layout/titled-card';
import { Fact, Facts } from '../record/facts';
import { type SystemState } from './system.query';

/** The shop, what it stands on, and its database. */
export function VersionsCard({ state: { versions, migrations, databaseBytes } }: { state: SystemState }) {
  const { applied, last, pending } = migrations;
  return (
    <TitledCard title="Sürümler ve veritabanı">
      <Facts>
        {versions.map(({ name, version }) => (
          <Fact key={name} name={name}>
            {version}
          </Fact>
        ))}
        <Fact name="Boyut">{formatBytes(databaseBytes)}</Fact>
        <Fact name="Göçler">
          {formatCount(applied)} uygulandı
          {last !== null && (
            <Text as="span" display="block" textStyle="small" color="fg.muted" overflowWrap="anywhere">
              son: {last}
            </Text>
          )}
        </Fact>
      </Facts>
      {pending.length > 0 && (
        <Stack gap="1" marginTop="3">
          <Text fontWeight="semibold">Uygulanmamış göçler</Text>
          {pending.map((name) => (
            <Text key={name} textStyle="small" overflowWrap="anywhere">
              {name}
            </Text>
          ))}
        </Stack>
      )}
    </TitledCard>
  );
}
