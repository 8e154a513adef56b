import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useMutation } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { formatDate, formatDateTime } from '../../../shop/format';
import { PERMISSION_LABELS } from '../../../shop/permission-labels';
import { toaster } from '../../../ui/feedback/toaster';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { OF_KEYS, type PanelApiKey, RevokeApiKeyMutation } from './api-keys.query';

/** All keys, newest first, with the way to revoke each that works. */
export function ApiKeysList({ keys }: { keys: readonly PanelApiKey[] }) {
  const [asked, setAsked] = useState<PanelApiKey>();
  const [{ fetching }, revoke] = useMutation(RevokeApiKeyMutation);
  const confirm = async ({ id, name }: PanelApiKey) => {
    const { error } = await revoke({ id }, OF_KEYS);
    setAsked(undefined);
    if (error) toaster.error({ title: 'Anahtar iptal edilemedi', description: refusalOf(error).message });
    else toaster.success({ title: 'Anahtar iptal edildi', description: name });
  };
  return (
    <>
      <Stack as="ul" aria-label="API anahtarları" gap="0" css={{ '& > * + *': { borderTopWidth: '1px' } }}>
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} onRevoke={() => setAsked(key)} />
        ))}
      </Stack>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title="Anahtar iptal edilsin mi?"
        confirmLabel="İptal et"
        isDangerous
        isBusy={fetching}
        onConfirm={() => asked && void confirm(asked)}
        onClose={() => setAsked(undefined)}
      >
        «{asked?.name}» anahtarını kullanan program hemen erişimini kaybeder. İptal geri alınamaz.
      </ConfirmDialog>
    </>
  );
}

const labelsOf = (permissions: PanelApiKey['permissions']) =>
  permissions.map((one) => PERMISSION_LABELS[one]).join(', ');

/** Whether it works, and if not, why. */
function stateOf({ revokedAt, expiresAt, effectivePermissions }: PanelApiKey) {
  if (revokedAt) return { label: 'İptal edildi', tone: 'neutral' } as const;
  if (expiresAt && effectivePermissions.length === 0 && new Date(expiresAt) <= new Date()) {
    return { label: 'Süresi doldu', tone: 'neutral' } as const;
  }
  if (effectivePermissions.length === 0) return { label: 'Yetkisi kalmadı', tone: 'warning' } as const;
  return { label: 'Geçerli', tone: 'success' } as const;
}

function KeyRow({ apiKey, onRevoke }: { apiKey: PanelApiKey; onRevoke: () => void }) {
  const { name, prefix, permissions, maker, createdAt, expiresAt, lastUsedAt, revokedAt } = apiKey;
  const { label, tone } = stateOf(apiKey);
  const facts = [
    `${prefix}…`,
    `${maker?.name ?? 'Sistem'}, ${formatDate(createdAt)}`,
    lastUsedAt ? `son kullanım ${formatDateTime(lastUsedAt)}` : 'hiç kullanılmadı',
    expiresAt ? `${formatDate(expiresAt)} gününe kadar` : 'süresiz',
  ];
  return (
    <Flex as="li" wrap="wrap" align="center" gap="3" paddingBlock="3">
      <Box flex="1 1 16rem" minWidth="0" overflowWrap="anywhere">
        <Flex wrap="wrap" align="center" gap="2" fontWeight="medium">
          {name}
          <Badge colorPalette={tone}>{label}</Badge>
        </Flex>
        <Text textStyle="small">{labelsOf(permissions)}</Text>
        <Text textStyle="small" color="fg.muted">
          {facts.join(', ')}
        </Text>
      </Box>
      {revokedAt === null && (
        <Button variant="outline" size="sm" aria-label={`İptal et: ${name}`} onClick={onRevoke}>
          İptal et
        </Button>
      )}
    </Flex>
  );
}
