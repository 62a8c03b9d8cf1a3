import type { AdminUsage } from '@rightseat/contract';
import { DemoSwitch } from './demo-switch.tsx';
import { Fact, HealthPart, Note } from './health-part.tsx';

/** As the README names them. */
const ENGINES: Readonly<Record<string, string>> = {
  embedded: 'Our own engine',
  elevenlabs: 'ElevenLabs',
  livekit: 'LiveKit room',
};

/** From here on the day's demos may be over before the day is. */
const NEARLY_SPENT = 0.9;

const number = new Intl.NumberFormat('en-US');
const minutesOf = (minutes: number) => `${number.format(minutes)} min`;

/** What conversations take, by who speaks them, and how today's demos stand. */
export function UsageParts({ usage: { engines, demo } }: { usage: AdminUsage }) {
  const isSpent = demo.minutesToday >= NEARLY_SPENT * demo.minutesPerDay;
  return (
    <>
      <HealthPart title="Minutes this month" good>
        {engines.map(({ engine, conversations, minutes }) => (
          <Fact key={engine} name={`${ENGINES[engine] ?? engine}, ${number.format(conversations)} ended`}>
            {minutesOf(minutes)}
          </Fact>
        ))}
        {engines.length === 0 && <Note>No conversation has ended this month.</Note>}
        <Note>Calendar month in UTC; what a voice provider counts takes the place of our own clock.</Note>
      </HealthPart>
      <HealthPart title="Free demo" good={demo.isOn && !isSpent} action={<DemoSwitch isOn={demo.isOn} />}>
        <Fact name="Switch">{demo.isOn ? 'on' : 'off'}</Fact>
        <Fact name="Today, UTC">
          {number.format(demo.minutesToday)} of {minutesOf(demo.minutesPerDay)}
        </Fact>
      </HealthPart>
    </>
  );
}
