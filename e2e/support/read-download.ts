import { text } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/** What a page gave its visitor to keep. */
export const readDownload = async (download: Download): Promise<string> =>
  text(await download.createReadStream());
