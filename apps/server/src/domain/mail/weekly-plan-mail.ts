import { layOutMail, type MailBrand, type MailContent } from './mail-layout.ts';

interface WeeklyPlan {
  name: string;
  daysLeft: number;
  /** "Mon, Nov 23: Leg 1: Pilot, airplane and weather" for each day that holds something. */
  days: string[];
  satisfactory: number;
  judged: number;
  stopUrl: string;
}

/** Sent on Mondays to who switched it on: what the week is for, and nothing else. */
export function weeklyPlanMail(brand: MailBrand, plan: WeeklyPlan): MailContent {
  const { name, daysLeft, days, satisfactory, judged, stopUrl } = plan;
  const left = daysLeft === 0 ? 'Your checkride is today' : `${daysLeft} days to your checkride`;
  return layOutMail(brand, {
    subject: daysLeft === 1 ? '1 day to your checkride' : left,
    name,
    paragraphs: [
      ...(judged > 0 ? [`Last week ${satisfactory} of ${judged} answers were satisfactory.`] : []),
      ...(days.length > 0 ? ['This week:', ...days] : ['This week holds nothing but rest.']),
    ],
    button: { label: 'What to do today', url: `${brand.publicUrl}/dashboard` },
    notes: [`You asked for this mail on Mondays. To stop it, without signing in: ${stopUrl}`],
  });
}
