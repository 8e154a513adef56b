import { DataList } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { CopyIcon } from '../../ui/feedback/copy-icon';

/** What is known of something: names in a column, values beside them. */
export function Facts({ children }: { children: ReactNode }) {
  return <DataList.Root gap="1.5">{children}</DataList.Root>;
}

interface FactProps {
  name: string;
  /** What a button beside it copies; without it there is none. */
  copied?: string;
  children: ReactNode;
}

export function Fact({ name, copied, children }: FactProps) {
  return (
    <DataList.Item alignItems="baseline" gap="3">
      <DataList.ItemLabel flex="none" width="5.5rem" minWidth="0">
        {name}
      </DataList.ItemLabel>
      <DataList.ItemValue flex="1" minWidth="0" alignItems="center" gap="1" overflowWrap="anywhere">
        <span>{children}</span>
        {copied !== undefined && <CopyIcon value={copied} what={name} />}
      </DataList.ItemValue>
    </DataList.Item>
  );
}

/** An e-mail address that is broken, where it must be, before its parts. */
export function BreakableAddress({ children }: { children: string }) {
  return children.split(/(?=[@.])/).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
