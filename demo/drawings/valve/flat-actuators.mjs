/** The drives of valves in the flat views. Each returns the height of its top. */

function lever(figure, [x, y], size, view) {
  figure
    .rect('face thin', x - size, y, size * 2, size * 0.16)
    .rect('face outline', x - size * 0.42, y + size * 0.16, size * 0.84, size * 0.34);
  if (view === 'front') {
    figure.rect('face outline', x, y + size * 0.3, size * 2.4, size * 0.2);
    figure.rect('face outline', x + size * 2.2, y + size * 0.24, size * 2.2, size * 0.34, size * 0.12);
    figure.line('cu', x + size * 2.4, y + size * 0.41, x + size * 4.2, y + size * 0.41);
  } else figure.rect('face outline', x - size * 0.3, y + size * 0.24, size * 0.6, size * 0.34, size * 0.1);
  return y + size * 0.58;
}

function gear(figure, [x, y], size, view) {
  figure.rect('face outline', x - size, y, size * 2, size * 1.1, size * 0.12);
  const middle = y + size * 0.55;
  if (view === 'front') {
    figure.circle('none outline', x, middle, size * 1.5).circle('none thin', x, middle, size * 1.3);
    for (const t of [30, 150, 270]) {
      const [c, s] = [Math.cos((t * Math.PI) / 180), Math.sin((t * Math.PI) / 180)];
      figure.line(
        'thin',
        x + c * size * 0.24,
        middle + s * size * 0.24,
        x + c * size * 1.3,
        middle + s * size * 1.3,
      );
    }
    figure.circle('face outline', x, middle, size * 0.26).circle('copper cu', x, middle, size * 0.1);
  } else {
    figure.rect('face thin', x + size, middle - size * 0.16, size * 0.8, size * 0.32);
    figure.rect('face outline', x + size * 1.8, middle - size * 1.5, size * 0.24, size * 3, size * 0.12);
    figure.rect('copper cu', x + size * 1.8, middle - size * 0.2, size * 0.34, size * 0.4);
  }
  return middle + size * 1.5;
}

function electric(figure, [x, y], size, view) {
  figure.rect('face outline', x - size * 0.62, y, size * 1.24, size * 0.5);
  const [low, wide, tall] = [y + size * 0.5, view === 'front' ? size * 3 : size * 2.04, size * 1.55];
  figure.rect('face outline', x - wide / 2, low, wide, tall, size * 0.16);
  if (view === 'front') {
    figure.rect('bore thin', x - wide * 0.36, low + tall * 0.3, wide * 0.44, tall * 0.44);
    figure.circle('copper cu', x + wide * 0.3, low + tall * 0.52, size * 0.24);
  } else {
    figure.rect('none hair', x - wide * 0.4, low + tall * 0.12, wide * 0.8, tall * 0.76);
    figure.rect('face thin', x + wide / 2, low + tall * 0.1, size * 0.4, size * 0.4);
  }
  figure.rect('face outline', x - size * 0.62, low + tall, size * 1.24, size * 0.36);
  return low + tall + size * 0.36;
}

function pneumatic(figure, [x, y], size, view) {
  figure.rect('face outline', x - size * 0.6, y, size * 1.2, size * 0.4);
  const [low, r] = [y + size * 0.4, size * 0.82];
  if (view === 'front') {
    figure.rect('face outline', x - size * 2, low, size * 4, r * 2);
    for (let i = 1; i < 9; i += 1) {
      figure.line(
        'hair',
        x - size * 2 + (size * 4 * i) / 9,
        low,
        x - size * 2 + (size * 4 * i) / 9,
        low + r * 2,
      );
    }
    for (const s of [-1, 1]) {
      figure.rect('face outline', x + (s > 0 ? size * 2 : -size * 2.2), low - r * 0.08, size * 0.2, r * 2.16);
    }
  } else figure.circle('face outline', x, low + r, r * 1.05).circle('none hair', x, low + r, r * 0.7);
  figure
    .rect('face outline', x - size * 0.34, low + r * 2, size * 0.68, size * 0.3)
    .rect('copper cu', x - size * 0.16, low + r * 2 + size * 0.1, size * 0.32, size * 0.2);
  return low + r * 2 + size * 0.3;
}

/** @param {'front'|'side'} view front: along the pipe's bore, where the lever shows its length */
export function flatDrive(figure, kind, at, size, view) {
  const draw = { lever, gear, electric, pneumatic }[kind];
  if (!draw) throw new Error(`No drive is called ${kind}`);
  return draw(figure, at, size, view);
}
