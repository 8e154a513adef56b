import { Reasons } from './reasons';
import { type Section } from './sections';
import { Story } from './story';

/** A part of a page that staff added: no screen knows it by its id. */
export function OwnSection({ section }: { section: Section }) {
  return section.items.length > 0 ? <Reasons section={section} /> : <Story section={section} />;
}
