import { waitUntil } from './wait-until.ts';

/** The link to `path` in the newest mail to this address, as its reader would find it in the product's own inbox. */
export async function readMailedLink(serverUrl: string, to: string, path: string): Promise<string> {
  const read = async (url: string) => (await fetch(`${serverUrl}${url}`)).text();
  return waitUntil(`a mail to ${to} with a link to ${path}`, async () => {
    const rows = (await read('/dev/mail')).split('<tr>').filter((row) => row.includes(to));
    for (const row of rows) {
      const [, mail] = /href="([^"]+)"/.exec(row) ?? [];
      const address = `https?://[^\\s"<]+${path}\\?token=[\\w-]+(?:&amp;next=[\\w%.*-]+)?`;
      const [link] = new RegExp(address).exec(mail ? await read(mail) : '') ?? [];
      if (link) return link.replace('&amp;', '&');
    }
    return null;
  });
}
