// Fails when a document names a file, a command or a variable that does not exist.
import { listMarkdown } from './documents/list-markdown.mjs';
import { listMissingCommands } from './documents/list-missing-commands.mjs';
import { listMissingPaths } from './documents/list-missing-paths.mjs';
import { listMissingVariables } from './documents/list-missing-variables.mjs';
import { root } from './tools/root.mjs';

const problems = listMarkdown(root).flatMap((document) => [
  ...listMissingPaths(root, document),
  ...listMissingCommands(root, document),
]);
problems.push(...listMissingVariables(root));

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
