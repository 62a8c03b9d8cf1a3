import type { Page } from 'playwright-core';

interface Pilot {
  name: string;
  email: string;
  password: string;
}

/** The account's forms in the words of a visitor. */
export function accountPage(page: Page, serverUrl: string) {
  const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
  const press = (name: string) => page.locator('main').getByRole('button', { name, exact: true }).click();
  const fillRegistration = async ({ name, email, password }: Pilot) => {
    await fill('Full name', name);
    await fill('E-mail', email);
    await fill('Password', password);
    await fill('Confirm password', password);
    await press('Sign Up');
  };
  return {
    async register(pilot: Pilot) {
      await page.goto(`${serverUrl}/register`);
      await fillRegistration(pilot);
    },
    fillRegistration,
    async login({ email, password }: Omit<Pilot, 'name'>) {
      await fill('E-mail', email);
      await fill('Password', password);
      await press('Login');
    },
    async askForReset(email: string) {
      await page.goto(`${serverUrl}/forgot-password`);
      await fill('E-mail', email);
      await press('Send reset link');
    },
    async chooseNewPassword(password: string) {
      await fill('New password', password);
      await fill('Confirm new password', password);
      await press('Save new password');
    },
    seesHeading: (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor(),
  };
}
