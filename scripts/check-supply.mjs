// What the product is made of, and what is known against it. Of the packages that a node runs; nothing that tests it.
//   npm run supply:sbom        writes .data/sbom.json, CycloneDX
//   npm run supply:advisories  asks the registry; ends with 69 where it can't answer, which is not "nothing known"
//   npm run supply:images      asks the registry what the tags of the pinned images mean today; 69 as above
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareImages } from './supply/compare-images.mjs';
import { listImages } from './supply/list-images.mjs';
import { readAdvisories } from './supply/read-advisories.mjs';
import { readDigest } from './supply/read-digest.mjs';
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

function tell({ code, lines }) {
  for (const line of lines) console.log(line);
  process.exitCode = code;
}

const [, , what] = process.argv;
if (what === 'advisories') tell(readAdvisories(npm('audit', '--json').stdout));
else if (what === 'images') tell(await compareImages(listImages(root), readDigest));
else writeSbom();
