import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadContent, loadContentFrom } from './load-content.ts';

describe('loadContent', () => {
  const content = loadContent();

  it('finds elements, tasks and areas by code, for both ratings', () => {
    expect(content.elementByCode('PA.I.B.K1a')?.parent).toBe('PA.I.B.K1');
    expect(content.taskOf('PA.I.E.K1')?.title).toBe('National Airspace System');
    expect(content.areaOf('IR.VI.B.R7')?.code).toBe('IR.VI');
    expect(content.titleOf('PA.I.A.K2')).toBe('Privileges and limitations');
    expect(content.titleOf('PA.I.C.K2')).toMatch(/arrival phases of flight$/);
    expect(content.titleOf('PA.IX')).toBe('Emergency Operations');
    expect(content.titleOf('PA.Z')).toBe('PA.Z');
  });

  it('finds regulation facts by section, each with the level it was checked at', () => {
    expect(content.factById('14 CFR 91.151')?.checkLevel).toBe('current-2026');
    expect(content.factById('49 CFR 830.2')).toBeUndefined();
  });

  it('reads the files once', () => {
    expect(loadContent()).toBe(content);
  });
});

describe('loadContentFrom', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync(fileURLToPath(new URL('../../content/', import.meta.url)), folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const load = () => loadContentFrom(pathToFileURL(`${folder}/`));

  it('names the file and the place of what does not fit', () => {
    writeFileSync(join(folder, 'questions/private/pa-i-a.json'), '[{ "id": "PA-1" }]');
    expect(load).toThrow(/questions\/private\/pa-i-a\.json does not fit its schema:[\s\S]*id/);
  });

  it('names the file that is no JSON', () => {
    writeFileSync(join(folder, 'acs/private.json'), '{');
    expect(load).toThrow(/content.*\/acs\/private\.json could not be read/);
  });
});
