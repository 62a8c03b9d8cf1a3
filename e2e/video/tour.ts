import type { LoadedSpeechEngines } from '@rightseat/voice';
import { readMailedLink } from '../support/read-mail.ts';
import { playDemo } from './demo-scene.ts';
import type { Stage } from './stage.ts';

const pilot = { name: 'Alex Taylor', email: 'alex@example.com', password: 'Propeller1' };

/** From the home page to the examiner's table, scene by scene. */
export async function playTour(stage: Stage, engines: LoadedSpeechEngines): Promise<void> {
  await showHome(stage);
  await playDemo(stage, engines);
  await showDebrief(stage);
  await join(stage);
  await buy(stage);
  await meetCoach(stage);
}

async function showHome({ page, captions, hand }: Stage) {
  captions.say('RightSeat is a mock oral exam for pilots: by voice, as on the day.');
  await captions.untilRead();
  captions.say('Five minutes are free. No card, no account.');
  await page.waitForTimeout(800);
  await hand.press(page.getByRole('link', { name: 'Try 5-Minute Free Demo' }));
  await page.getByRole('button', { name: 'Start Free Demo' }).waitFor();
  await captions.untilRead();
  captions.say('Press Start and allow the microphone. Without one you can type.');
  await captions.untilRead();
}

async function showDebrief({ page, captions }: Stage) {
  captions.say('The debrief grades each answer, quotes what you said, and names what to read.');
  await page.waitForTimeout(800);
  await page
    .getByRole('region', { name: 'Your debrief' })
    .evaluate((debrief) => debrief.scrollIntoView({ behavior: 'smooth', block: 'start' }));
  await captions.untilRead();
  await page.waitForTimeout(2_000);
}

async function join({ page, serverUrl, recording, captions, hand }: Stage) {
  captions.say('For full sessions, sign up: name, e-mail, password.');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'smooth' }));
  await page.waitForTimeout(700);
  await hand.press(page.getByRole('banner').getByRole('link', { name: 'Sign Up' }));
  await hand.write(page.getByLabel('Full name'), pilot.name);
  await hand.write(page.getByLabel('E-mail'), pilot.email);
  await hand.write(page.getByLabel('Password', { exact: true }), pilot.password);
  await hand.write(page.getByLabel('Confirm password'), pilot.password);
  await hand.press(page.getByRole('main').getByRole('button', { name: 'Sign Up' }));
  await page.getByRole('heading', { name: 'Registration Successful' }).waitFor();
  captions.say('Open the link in the e-mail that we send you. It signs you in.');
  await page.waitForTimeout(1_500);

  recording.pause();
  await page.goto(await readMailedLink(serverUrl, pilot.email, '/verify-email'));
  await page.getByText('Your e-mail address is verified').waitFor();
  await page.waitForTimeout(500);
  recording.resume();
  // The page goes on by itself after three seconds: a hand that reaches for its link can come too late.
  await page.getByRole('heading', { name: `Welcome, ${pilot.name}` }).waitFor();
  await page.waitForTimeout(1_500);
}

async function buy({ page, recording, captions, hand }: Stage) {
  captions.say('One payment of $99 gives three months. It does not renew.');
  await hand.press(page.getByRole('main').getByRole('link', { name: 'Get Access Now' }));
  await page.getByRole('button', { name: 'Get Started Now' }).waitFor();
  await captions.untilRead();
  captions.say('You pay by card on the payment provider’s page, and come back here.');
  await page.waitForTimeout(1_000);
  await hand.press(page.getByRole('button', { name: 'Get Started Now' }));

  // The provider of this recording is the local one: its page is not what a buyer will see.
  recording.pause();
  await page.getByRole('button', { name: 'Pay $99.00' }).click();
  await page.getByRole('heading', { name: 'Payment Successful' }).waitFor();
  await page.waitForTimeout(300);
  recording.resume();
  await page.getByRole('button', { name: 'Meet with the examiner' }).waitFor();
  await captions.untilRead();
}

async function meetCoach({ page, captions, hand }: Stage) {
  captions.say('In the AI Coach the next leg is ready. Change rating, manner or area as you like.');
  await page.waitForTimeout(1_200);
  await hand.press(page.getByText('Change', { exact: true }));
  await hand.scroll(300);
  await hand.press(page.getByText('Checkride', { exact: true }));
  await captions.untilRead();
  captions.say('Then meet with the examiner. Start as many sessions as you like.');
  await hand.pointAt(page.getByRole('button', { name: 'Meet with the examiner' }));
  await captions.untilRead();
  captions.say('A study aid, not the FAA: verify what you learn against current rules.');
  await captions.untilRead();
}
