import { DataList } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { CopyIcon } from '../../../ui/feedback/copy-icon';

/** What is known of something: names at the start of the line, values at its end. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <DataList.Root gap="1.5" textStyle="figures">
      {children}
    </DataList.Root>
  );
}

interface FactProps {
  name: string;
  /** What a button beside it copies; without it there is none. */
  copied?: string;
  children: ReactNode;
}

export function Fact({ name, copied, children }: FactProps) {
  return (
    <DataList.Item alignItems="baseline" justifyContent="space-between" gap="3">
      <DataList.ItemLabel flex="none">{name}</DataList.ItemLabel>
      <DataList.ItemValue flex="1" justifyContent="flex-end" alignItems="center" gap="1" textAlign="end">
        <span>{children}</span>
        {copied !== undefined && <CopyIcon value={copied} what={name} />}
      </DataList.ItemValue>
    </DataList.Item>
  );
}
