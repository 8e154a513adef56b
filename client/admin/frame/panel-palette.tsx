import { useEffect, useMemo } from 'react';
import { isModalOpen } from '../../ui/overlay/open-modal';
import { sectionAddress, type PanelSection } from '../navigation/section';
import { LazyPalette } from '../palette/lazy-palette';
import { usePaletteShortcut } from '../palette/palette-shortcut';
import { usePanelActions } from './panel-actions';

interface PanelPaletteProps {
  /** Those that the person may see. */
  sections: readonly PanelSection[];
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
}

/** The command palette of the panel: its sections, what they add, and what can be done everywhere. */
export function PanelPalette({ sections, isOpen, onChange }: PanelPaletteProps) {
  const actions = usePanelActions();
  const pages = sections.map((section) => ({
    id: section.path,
    icon: section.icon,
    title: section.title,
    to: sectionAddress(section),
  }));
  const sources = useMemo(() => sections.flatMap(({ palette }) => palette ?? []), [sections]);
  usePaletteShortcut(() => {
    // What is chosen leaves the screen, and a dialog would lose what was typed in it.
    if (isOpen || !isModalOpen()) onChange(!isOpen);
  });
  useEffect(() => {
    // What is typed right after the shortcut shall not wait for its code.
    const idle = setTimeout(LazyPalette.preload, 1_000);
    return () => clearTimeout(idle);
  }, []);
  return (
    <LazyPalette
      open={isOpen}
      pages={pages}
      actions={actions}
      sources={sources}
      searchables={sections.flatMap(({ searchable }) => searchable ?? [])}
      onClose={() => onChange(false)}
    />
  );
}
