import type { Page } from 'playwright-core';

/** The admin area in an admin's words. */
export function adminPage(page: Page, serverUrl: string) {
  const modal = page.getByRole('dialog');
  const alert = page.getByRole('alertdialog');
  const press = (name: string) => modal.getByRole('button', { name, exact: true }).click();
  return {
    modal,
    alert,
    press,
    open: async (path = '/admin') => {
      await page.goto(serverUrl + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
    row: (email: string) => page.getByRole('row').filter({ hasText: email }),
    /** Types into the search and waits until this one user is left. */
    async search(text: string, email: string) {
      await page.getByPlaceholder('Search users by email or name...').fill(text);
      await page.getByText(/^1 user with/).waitFor();
      await page.getByRole('row').filter({ hasText: email }).waitFor();
    },
    async manage(email: string) {
      await page.getByRole('row').filter({ hasText: email }).getByRole('button', { name: 'Manage' }).click();
      await modal.waitFor();
    },
    /** What the question says, and the answer to it. The mail that would go may be unfolded below. */
    async answer(name: string): Promise<string> {
      const said = await alert.getByRole('paragraph').first().innerText();
      await alert.getByRole('button', { name, exact: true }).click();
      return said;
    },
    /** What the alert about the action says; afterwards it is closed. */
    async told(): Promise<string> {
      await alert.getByRole('button', { name: 'OK' }).waitFor();
      const said = await alert.getByRole('paragraph').innerText();
      await alert.getByRole('button', { name: 'OK' }).click();
      await alert.waitFor({ state: 'detached' });
      return said;
    },
  };
}
