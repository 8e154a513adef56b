import { Card } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';

interface StageNoticeProps {
  title: string;
  /** Still on its way to an answer. */
  isBusy?: boolean;
  /** What is known, and the ways to go on. */
  children: ReactNode;
}

/** Stands in place of the form of an order. Its heading takes the focus: what had it is gone. */
export function StageNotice({ title, isBusy, children }: StageNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <Card.Root as="section" maxWidth="2xl" marginTop="8" aria-busy={isBusy || undefined}>
      <Card.Body gap="3" alignItems="flex-start">
        <Card.Title asChild textStyle="h2">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
        </Card.Title>
        {children}
      </Card.Body>
    </Card.Root>
  );
}
