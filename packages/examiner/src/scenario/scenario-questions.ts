import type { Question } from '#content/question.ts';
import { askAlternate } from './questions/alternate.ts';
import { askBriefing } from './questions/briefing.ts';
import { askCostShare } from './questions/cost-share.ts';
import { askCrosswind } from './questions/crosswind.ts';
import { askDiversion } from './questions/diversion.ts';
import { askFuelCheck } from './questions/fuel-check.ts';
import { askFuelReserve } from './questions/fuel-reserve.ts';
import { askHaze } from './questions/haze.ts';
import { askInoperative } from './questions/inoperative.ts';
import { askInstrumentFuel } from './questions/instrument-fuel.ts';
import { askLostRadio } from './questions/lost-radio.ts';
import { askMissedApproach } from './questions/missed-approach.ts';
import { askOilPressure } from './questions/oil-pressure.ts';
import { askPressure } from './questions/pressure.ts';
import { askVorCheck } from './questions/vor-check.ts';
import { askWeight } from './questions/weight.ts';
import type { Scenario } from './scenario.ts';

const builders: Record<Scenario['rating'], readonly ((scenario: Scenario) => Question | null)[]> = {
  private: [
    askCostShare,
    askInoperative,
    askHaze,
    askFuelReserve,
    askWeight,
    askPressure,
    askFuelCheck,
    askBriefing,
    askCrosswind,
    askDiversion,
    askOilPressure,
  ],
  instrument: [
    askAlternate,
    askInstrumentFuel,
    askPressure,
    askInoperative,
    askVorCheck,
    askMissedApproach,
    askLostRadio,
  ],
};

/** All that can be asked about a flight; what its own numbers leave open or make pointless is not among it. */
export function scenarioQuestions(scenario: Scenario): Question[] {
  return builders[scenario.rating].flatMap((build) => build(scenario) ?? []);
}
