// What the product is made of, and what is known against it. Of the packages that a node runs; nothing that tests it.
//   npm run supply:sbom        writes .data/sbom.json, CycloneDX
//   npm run supply:advisories  asks the registry; ends with 69 where it can't answer, which is not "nothing known"
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAdvisories } from './supply/read-advisories.mjs';
import { root } from './tools/root.mjs';

const RUNTIME = ['--omit=dev', '--workspace', '@rightseat/server'];

/** Some ten thousand packages as JSON. */
const LONGEST_OUTPUT = 256 * 1024 * 1024;

function npm(...parameters) {
  const { stdout, stderr } = spawnSync('npm', [...parameters, ...RUNTIME], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: LONGEST_OUTPUT,
  });
  return { stdout: stdout ?? '', stderr: stderr ?? '' };
}

function writeSbom() {
  const { stdout, stderr } = npm('sbom', '--sbom-format=cyclonedx');
  if (!stdout.startsWith('{')) {
    console.error(`npm could not list the packages:\n${stderr}`);
    process.exitCode = 1;
    return;
  }
  const file = join(root, '.data/sbom.json');
  mkdirSync(join(root, '.data'), { recursive: true });
  writeFileSync(file, stdout);
  console.log(`${JSON.parse(stdout).components.length} packages are listed in ${file}`);
}

function tellAdvisories() {
  const { code, lines } = readAdvisories(npm('audit', '--json').stdout);
  for (const line of lines) console.log(line);
  process.exitCode = code;
}

if (process.argv[2] === 'advisories') tellAdvisories();
else writeSbom();
