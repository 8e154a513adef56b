import { Span, Stack, Text } from '@chakra-ui/react';
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
          {last !== null && <MigrationName name={last} before="son: " />}
        </Fact>
      </Facts>
      {pending.length > 0 && (
        <Stack gap="1" marginTop="3">
          <Text fontWeight="semibold">Uygulanmamış göçler</Text>
          {pending.map((name) => (
            <MigrationName key={name} name={name} />
          ))}
        </Stack>
      )}
    </TitledCard>
  );
}

/** «StaffNotices1769000000000»: its number goes to the next line as a whole. */
function MigrationName({ name, before = '' }: { name: string; before?: string }) {
  const [, text = name, number = ''] = /^(.*?)(\d*)$/.exec(name) ?? [];
  return (
    <Text as="span" display="block" textStyle="small" color="fg.muted" overflowWrap="anywhere">
      {before}
      {text}
      <wbr />
      <Span whiteSpace="nowrap">{number}</Span>
    </Text>
  );
}
