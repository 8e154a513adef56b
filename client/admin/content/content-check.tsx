import { Alert, Span } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useQuery } from 'urql';
import { useLastData } from '../../graphql/use-last-data';
import { Icon } from '../../ui/controls/icon';
import { CheckContentQuery, type ContentCheck } from './content-check.query';

const PAUSE_MS = 400;

/** The value once it has stayed the same for a while. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

const BrokenLinks = createContext<ReadonlySet<string>>(new Set());

/** Whether nothing of the shop has this address; asked shortly after it was typed. */
export const useIsBroken = (address: string): boolean => useContext(BrokenLinks).has(address.trim());

/** Looks at the form while it is written: links that lead nowhere, words in braces that stand for nothing. */
export function CheckedContent({ children }: { children: ReactNode }) {
  const values: unknown = useWatch();
  const asked = useSettled(JSON.stringify(partsOf(values)));
  const [{ data: answer, error }] = useQuery({
    query: CheckContentQuery,
    variables: { input: JSON.parse(asked) as Parts },
  });
  const last = useLastData(answer)?.checkContent;
  // What was found earlier may be corrected by now.
  const check = error ? undefined : last;
  return (
    <BrokenLinks value={new Set(check?.brokenLinks)}>
      {error && <Finding>Bağlantılar ve değişkenler denetlenemedi. İçerik kaydedilebilir.</Finding>}
      {check && <CheckFindings check={check} />}
      {children}
    </BrokenLinks>
  );
}

/** What is wrong with a text or a document; nothing where all is well. None of it keeps anybody from saving. */
export function CheckFindings({ check }: { check: ContentCheck }) {
  const { brokenLinks, unknownPlaceholders, emptyPlaceholders } = check;
  const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');
  const findings = [
    brokenLinks.length > 0 && (
      <p key="links">
        <Span fontWeight="medium">Sayfa yok:</Span> {brokenLinks.join(', ')}. Ziyaretçiyi boş sayfaya götürür
        ya da menüde gösterilmez.
      </p>
    ),
    unknownPlaceholders.length > 0 && (
      <p key="unknown">
        <Span fontWeight="medium">Bilinmeyen değişken:</Span> {inBraces(unknownPlaceholders)}. Mağazada olduğu
        gibi görünür.
      </p>
    ),
    emptyPlaceholders.length > 0 && (
      <p key="empty">
        <Span fontWeight="medium">Ayarlarda değeri yok:</Span> {inBraces(emptyPlaceholders)}. Geçtiği satır
        mağazada gösterilmez.
      </p>
    ),
  ].filter(Boolean);
  if (findings.length === 0) return null;
  return <Finding>{findings}</Finding>;
}

function Finding({ children }: { children: ReactNode }) {
  return (
    <Alert.Root status="warning" role="status" borderRadius="0" overflowWrap="anywhere">
      <Alert.Indicator>
        <Icon of={TriangleAlert} size={20} />
      </Alert.Indicator>
      <Alert.Content>{children}</Alert.Content>
    </Alert.Root>
  );
}

interface Parts {
  texts: string[];
  addresses: string[];
}

const PLACEHOLDER = /\{\p{L}+\}/gu;

/** What is to be checked of the form's values: each placeholder of all their texts, in one text, and each address. */
export function partsOf(values: unknown): Parts {
  const placeholders = new Set<string>();
  const addresses = new Set<string>();
  const collect = (value: unknown, name: string) => {
    if (typeof value === 'string') {
      if (name === 'url') addresses.add(value.trim());
      else value.match(PLACEHOLDER)?.forEach((placeholder) => placeholders.add(placeholder));
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) collect(part, key);
    }
  };
  collect(values, '');
  addresses.delete('');
  return { texts: [[...placeholders].join(' ')], addresses: [...addresses] };
}
