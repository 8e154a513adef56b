import { Box, Combobox, Span } from '@chakra-ui/react';
import { type HTMLAttributes, type MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Icon } from '../../../ui/controls/icon';
import { KeyCap } from '../key-cap';
import { matchedField } from '../palette-matching';
import { MarkedText } from './marked-text';
import { type PaletteLine } from '../palette-line';
import { type PaletteOption } from './palette-options';

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: { base: '11', md: '2.375rem' },
  paddingInline: '4.5',
  paddingBlock: '1.5',
  color: 'fg',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  _hover: { textDecoration: 'none' },
  _highlighted: { bg: 'petrol.subtle' },
  _icon: { flexShrink: '0' },
} as const;

/** A line of its own on a phone. */
const DETAIL = {
  display: { base: 'block', md: 'inline' },
  fontSize: { base: 'small', md: 'inherit' },
  color: 'fg.muted',
} as const;

interface PaletteOptionRowProps {
  option: PaletteOption;
  words: readonly string[];
  isHighlighted: boolean;
  onFollow: () => void;
}

/** One line: what it is, what it was found by, and at the right what tells more or the key that chooses it. */
export function PaletteOptionRow({ option, words, isHighlighted, onFollow }: PaletteOptionRowProps) {
  const { line } = option;
  const { icon, title, detail, aside } = line;
  const field = matchedField(line, words);
  return (
    <Combobox.Item item={option} persistFocus asChild aria-selected={isHighlighted} css={ROW}>
      <Target line={line} onFollow={onFollow}>
        <Icon of={icon} size={20} />
        <Box flex="1" minWidth="0" overflowWrap="anywhere">
          <Span fontWeight={detail === undefined ? undefined : 'semibold'}>
            <MarkedText words={words}>{title}</MarkedText>
          </Span>
          {detail !== undefined && (
            <Span css={DETAIL}>
              {' '}
              <MarkedText words={words}>{detail}</MarkedText>
            </Span>
          )}
          {field && (
            <Span css={DETAIL}>
              <Span hideBelow="md"> · </Span>
              {field.label} <MarkedText words={words}>{field.value}</MarkedText>
            </Span>
          )}
        </Box>
        {aside ??
          (isHighlighted && (
            <KeyCap aria-hidden hideBelow="md">
              ↵
            </KeyCap>
          ))}
      </Target>
    </Combobox.Item>
  );
}

interface TargetProps extends HTMLAttributes<HTMLElement> {
  line: PaletteLine;
  onFollow: () => void;
}

/** A link where choosing the line leads somewhere, so that it opens in a new tab as links do. */
function Target({ line, onFollow, ...option }: TargetProps) {
  if ('run' in line) return <div {...option} />;
  const follow = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onFollow();
  };
  if ('to' in line) return <RouterLink {...option} to={line.to} onClick={follow} />;
  const opening = line.opens === 'file' ? { download: '' } : { target: '_blank', rel: 'noopener' };
  return <a {...option} {...opening} href={line.href} onClick={follow} />;
}
