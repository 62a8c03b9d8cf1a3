import { drawing, highlight, ink, tag, words } from '../draw.ts';
import { altitude, chartText, fix, path, vorSymbol } from '../plates/plate-symbols.ts';
import type { Marked } from '../sheet.ts';
import type { Airway } from './airway.ts';

const BLUE = '#0b4aa0';

export function drawAirway(chart: Airway, marked: Marked) {
  const y = 230;
  const at = (miles: number) => 110 + (miles / chart.totalMiles) * 500;
  const cross = at(chart.crossing.miles);
  const change = at(chart.changeoverMiles);
  const middle = (change + 610) / 2 - 20;
  return drawing(
    720,
    440,
    ...(marked.has('altitudes') ? [highlight(cross + 20, y - 88, 96, 56)] : []),
    ...(marked.has('crossing') ? [highlight(cross - 70, y + 12, 140, 74)] : []),
    ...(marked.has('changeover') ? [highlight(change - 34, y - 30, 68, 66)] : []),
    ...(marked.has('off-route') ? [highlight(476, 60, 90, 80)] : []),
    tag('rect', { x: 105, y: y - 13, width: 510, height: 26, fill: '#e6ebf2' }),
    path(
      [
        [110, y],
        [610, y],
      ],
      { stroke: ink },
    ),
    ...[
      [110, chart.from, 150],
      [610, chart.to, 570],
    ].flatMap(([x, station, label]) => {
      const { name, id, frequency, radial } = station as Airway['from'];
      return [
        vorSymbol([x as number, y], BLUE),
        tag('rect', {
          x: (x as number) - 66,
          y: y + 34,
          width: 132,
          height: 46,
          fill: '#fbfaf5',
          stroke: BLUE,
          'stroke-width': 2,
        }),
        words(x as number, y + 53, name, { 'text-anchor': 'middle', 'font-weight': 'bold', fill: BLUE }),
        words(x as number, y + 72, `${frequency} ${id}`, {
          'text-anchor': 'middle',
          'font-weight': 'bold',
          fill: BLUE,
        }),
        chartText(label as number, y - 22, `${String(radial).padStart(3, '0')}°`, 13),
      ];
    }),
    chartText((110 + cross) / 2, y + 5, chart.name, 15),
    chartText(middle, y + 5, chart.name, 15),
    altitude((110 + cross) / 2, y - 40, chart.firstMea, 'plain'),
    chartText(cross + 68, y - 64, String(chart.secondMea), 17),
    chartText(cross + 68, y - 42, `*${chart.secondMoca}`, 16),
    fix([cross, y]),
    chartText(cross, y + 36, chart.crossing.name, 16),
    tag('path', { d: `M${cross - 52} ${y + 48} h22 v18 h-22 Z`, fill: ink }),
    words(cross - 41, y + 62, 'R', { fill: '#ffffff', 'text-anchor': 'middle', 'font-weight': 'bold' }),
    words(cross - 24, y + 62, `MRA ${chart.crossing.receptionFeet}`, {
      'font-weight': 'bold',
      'font-size': 13,
    }),
    path(
      [
        [change - 12, y - 14],
        [change, y - 14],
        [change, y + 14],
        [change + 12, y + 14],
      ],
      { 'stroke-width': 3 },
    ),
    words(change - 30, y - 16, String(chart.changeoverMiles), { 'font-size': 13, 'font-weight': 'bold' }),
    words(change + 14, y + 30, String(chart.totalMiles - chart.changeoverMiles), {
      'font-size': 13,
      'font-weight': 'bold',
    }),
    words((110 + cross) / 2, y + 28, String(chart.crossing.miles), {
      'font-size': 13,
      'text-anchor': 'middle',
    }),
    words(510, 128, String(Math.floor(chart.offRouteFeet / 1_000)), {
      'font-size': 52,
      'text-anchor': 'end',
      'font-weight': 'bold',
      fill: '#8a5a2b',
    }),
    words(514, 108, String((chart.offRouteFeet % 1_000) / 100), {
      'font-size': 30,
      'font-weight': 'bold',
      fill: '#8a5a2b',
    }),
    path(
      [
        [cross, y - 10],
        [cross - 60, 60],
      ],
      { 'stroke-dasharray': '4 5', 'stroke-width': 1.5 },
    ),
    words(cross - 66, 52, 'from 110.8 TMB, off the chart', { 'font-size': 12, 'text-anchor': 'middle' }),
    words(20, 408, 'Altitudes in feet MSL, distances in nautical miles', { 'font-size': 13 }),
  );
}
