import { Card } from '@chakra-ui/react';
import { type ReactNode } from 'react';

/** One card of an order: its heading and what stands below. */
export function OrderSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card.Root as="section" _print={{ breakInside: 'avoid' }}>
      <Card.Header paddingInline={{ base: '4', md: '5' }} paddingBlock="3" borderBottomWidth="1px">
        <Card.Title as="h2">{title}</Card.Title>
      </Card.Header>
      <Card.Body paddingInline={{ base: '4', md: '5' }} paddingTop="3" paddingBottom="4">
        {children}
      </Card.Body>
    </Card.Root>
  );
}
