import { readImage } from './list-images.mjs';

/** EX_UNAVAILABLE of sysexits.h: nobody was there to ask. */
const UNAVAILABLE = 69;

/**
 * Whether what is pinned is what its tag means today. An image that moved on is no fault: the pinned one is what was
 * tried. A registry that did not answer is never "as pinned".
 * @param {string[]} images
 * @param {(image: { repository: string, tag: string }) => Promise<string>} readDigest
 * @returns {Promise<{ code: number, lines: string[] }>}
 */
export async function compareImages(images, readDigest) {
  let code = 0;
  const lines = [];
  for (const image of images) {
    const read = readImage(image);
    if (!read?.digest) {
      code ||= 1;
      lines.push(`not pinned: ${image}`);
      continue;
    }
    const name = image.split('@')[0];
    try {
      const now = await readDigest(read);
      lines.push(now === read.digest ? `as pinned: ${name}` : `moved on: ${name}@${now}`);
    } catch (error) {
      code = UNAVAILABLE;
      lines.push(`not checked: ${name}: ${error.cause?.message ?? error.message}`);
    }
  }
  if (code === UNAVAILABLE)
    lines.push('The registry was not there to ask; what is pinned may be right or not.');
  return { code, lines };
}
