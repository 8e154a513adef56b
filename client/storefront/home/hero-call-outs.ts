/** What is drawn in `hero-esanjor-*.svg`, which brings its own dark paper in both themes. */
export const HERO_DRAWING_TEXT =
  'Contalı plakalı ısı eşanjörünün parçaları: flanş bağlantısı, conta, plakalar';

interface CallOut {
  /** The category it leads to; without that category the call-out is only lettering. */
  readonly slug: string;
  /** The part and its measure, as lettered in the drawing. */
  readonly part: string;
  readonly measure: string;
  /** Just below the lettering: a class of hero-drawing.module.css. */
  readonly place: 'flange' | 'gasket' | 'plates';
}

/** The lettered parts of the drawing, from top to bottom. */
export const CALL_OUTS: readonly CallOut[] = [
  { slug: 'vanalar', part: 'Flanş bağlantısı', measure: 'DN 50, PN 16', place: 'flange' },
  { slug: 'contali-plakali-esanjorler', part: 'Conta', measure: 'NBR, klipsli', place: 'gasket' },
  { slug: 'isi-degistiricileri', part: 'Plakalar', measure: 'AISI 316, 0,5 mm', place: 'plates' },
];
