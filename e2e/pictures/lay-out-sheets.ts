import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

/** What is still read when it is looked at as a whole. */
const SHEET = { width: 1560, height: 1480 };
/** Of a desk's pictures, whose letters are larger than they need be, and of a phone's. */
const SCALE = { desk: 0.35, phone: 0.5 };
const DESK_WIDTH = 1000;
const GAP = 8;
const LABEL_HEIGHT = 16;

/** A picture, or a part of one that is higher than a sheet. */
interface Piece {
  name: string;
  source: string;
  width: number;
  height: number;
  /** Of the whole picture, as it is shown. */
  top: number;
}
interface Column {
  width: number;
  height: number;
  pieces: Piece[];
}

/** Lays the pictures of a folder side by side, those of one width together, and says how many sheets that makes. */
export async function layOutSheets(executablePath: string, folder: string, target: string): Promise<number> {
  mkdirSync(target, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: SHEET.width, height: SHEET.height } });
    // Nobody waits for it, and a busy machine takes its time.
    page.setDefaultTimeout(0);
    let count = 0;
    for (const [size, names] of bySize(folder)) {
      const pieces = names.flatMap((name) => cut(name, readFileSync(join(folder, name))));
      for (const [index, columns] of fillSheets(pieces).entries()) {
        await page.setContent(draw(columns));
        await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
        const number = String(index + 1).padStart(2, '0');
        await page.screenshot({ path: join(target, `${size}-${number}.png`) });
        count += 1;
      }
    }
    return count;
  } finally {
    await browser.close();
  }
}

function bySize(folder: string): Map<string, string[]> {
  const sizes = new Map<string, string[]>();
  for (const name of readdirSync(folder).sort()) {
    const size = /-(\d+x\d+)\.png$/.exec(name)?.[1];
    if (size) sizes.set(size, [...(sizes.get(size) ?? []), name]);
  }
  return sizes;
}

function cut(name: string, png: Buffer): Piece[] {
  // Width and height stand in the first block of every PNG.
  const [fullWidth, fullHeight] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const scale = fullWidth > DESK_WIDTH ? SCALE.desk : SCALE.phone;
  const [width, height] = [Math.round(fullWidth * scale), Math.round(fullHeight * scale)];
  const source = `data:image/png;base64,${png.toString('base64')}`;
  const room = SHEET.height - LABEL_HEIGHT;
  const pieces: Piece[] = [];
  for (let top = 0; top < height; top += room)
    pieces.push({ name, source, width, height: Math.min(room, height - top), top });
  return pieces;
}

/** Each in the first column that has room for it, so that what belongs together stays near. */
function fillSheets(pieces: readonly Piece[]): Column[][] {
  const sheets: Column[][] = [];
  for (const piece of pieces) {
    const needed = piece.height + LABEL_HEIGHT;
    const sheet = sheets.at(-1) ?? openSheet(sheets, piece.width);
    const withRoom = (columns: Column[]) => columns.find(({ height }) => height + needed <= SHEET.height);
    const column = withRoom(sheet) ?? withRoom(openSheet(sheets, piece.width))!;
    column.pieces.push(piece);
    column.height += needed;
  }
  return sheets;
}

function openSheet(sheets: Column[][], width: number): Column[] {
  const count = Math.floor((SHEET.width + GAP) / (width + GAP));
  const columns = Array.from({ length: count }, () => ({ width, height: 0, pieces: [] }));
  sheets.push(columns);
  return columns;
}

function draw(columns: readonly Column[]): string {
  const drawPiece = ({ name, source, width, height, top }: Piece) =>
    `<p>${name.replace('.png', '')}</p><div style="height:${height}px"><img src="${source}" style="width:${width}px;margin-top:-${top}px"></div>`;
  const drawColumn = ({ width, pieces }: Column) =>
    `<section style="width:${width}px">${pieces.map(drawPiece).join('')}</section>`;
  return `<style>
    body { margin: 0; display: flex; gap: ${GAP}px; background: #888; }
    p { margin: 0; height: ${LABEL_HEIGHT}px; overflow: hidden; white-space: nowrap; background: #ff0; font: 11px/${LABEL_HEIGHT}px sans-serif; }
    div { overflow: hidden; }
    img { display: block; }
  </style>${columns.map(drawColumn).join('')}`;
}
