/** The colours of a drawing: the --d-* tokens of the design, resolved for a picture file. */
export const palettes = {
  light: {
    line: '#123f4a',
    face: '#ffffff',
    side: '#e2eaec',
    top: '#f2f6f7',
    lit: '#f4f8f8',
    bore: '#c6d4d8',
    cu: '#b4571f',
    copper: '#f0d2bb',
    note: '#4f646b',
    paper: '#f7fafa',
    grid: 'rgb(11 74 87 / .06)',
  },
  dark: {
    line: '#a9cdd5',
    face: '#1b2d33',
    side: '#121f24',
    top: '#22373e',
    lit: '#182930',
    bore: '#081114',
    cu: '#e08b4d',
    copper: '#57341b',
    note: '#9fb3b9',
    paper: '#101b1f',
    grid: 'rgb(140 200 212 / .055)',
  },
  /** The blueprint panel of the home page, in addition to the light and dark theme. */
  blueprint: {
    line: '#b7dde4',
    face: '#0c4552',
    side: '#083742',
    top: '#115463',
    lit: '#0b4350',
    bore: '#04232b',
    cu: '#f0a06a',
    copper: '#8a4c25',
    note: '#a8d0d8',
    paper: '#06303a',
    grid: 'rgb(160 220 232 / .075)',
  },
  blueprintDark: {
    line: '#b7dde4',
    face: '#0e3b46',
    side: '#092d36',
    top: '#134a57',
    lit: '#0b4350',
    bore: '#04232b',
    cu: '#f0a06a',
    copper: '#8a4c25',
    note: '#a8d0d8',
    paper: '#082730',
    grid: 'rgb(160 220 232 / .075)',
  },
  /** For one file that must read on a light and on a dark ground. */
  neutral: {
    line: '#74868f',
    face: 'none',
    side: 'none',
    top: 'none',
    lit: 'none',
    bore: 'none',
    cu: '#b4713f',
    copper: 'none',
    note: '#74868f',
    paper: 'none',
    grid: 'none',
  },
};

/** Pen widths in pixels of a page 800 wide. */
export function styleSheet(colours) {
  const fills = ['face', 'side', 'top', 'lit', 'bore', 'copper', 'paper'];
  const pens = [
    ['outline', colours.line, 2.7],
    ['thin', colours.line, 1.9],
    ['cu', colours.cu, 2],
    ['cu-outline', colours.cu, 2.7],
    ['note', colours.note, 1.5],
    ['pipe', colours.cu],
    ['pipe-core', colours.copper],
    ['rim', colours.line],
    ['rim-core', colours.side],
  ];
  return [
    'path{fill:none;fill-rule:evenodd;stroke-linejoin:round;stroke-linecap:round}',
    ...fills.map((name) => `.${name}{fill:${colours[name]}}`),
    ...pens.map(
      ([name, stroke, width]) => `.${name}{stroke:${stroke}${width ? `;stroke-width:${width}` : ''}}`,
    ),
    `.hair{stroke:${colours.line};stroke-width:1.2;stroke-opacity:.6}`,
    `.axis{stroke:${colours.note};stroke-width:1.3;stroke-dasharray:14 4 3 4;stroke-opacity:.8}`,
    `.hidden{stroke:${colours.line};stroke-width:1.5;stroke-dasharray:7 5;stroke-opacity:.75}`,
    `.hot{fill:${colours.copper};fill-opacity:.55}`,
    `.arrow,.dot{fill:${colours.note}}.arrow-cu{fill:${colours.cu}}.arrow-line{fill:${colours.line}}`,
    `.text{fill:${colours.note};stroke:${colours.note};stroke-width:.45}`,
    `.halo{stroke:${colours.paper};stroke-width:7}`,
    `.name{fill:${colours.line};stroke:${colours.line};stroke-width:.6}`,
    `.grid{stroke:${colours.grid};stroke-width:1.6}`,
  ].join('');
}
