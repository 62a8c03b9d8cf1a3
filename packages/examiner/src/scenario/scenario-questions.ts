import type { Question } from '#content/question.ts';
import { askAirwayLog } from './questions/airway-log.ts';
import { askAirwayWeather } from './questions/airway-weather.ts';
import { askAlternate } from './questions/alternate.ts';
import { askBalance } from './questions/balance.ts';
import { askBattery } from './questions/battery.ts';
import { askBriefing } from './questions/briefing.ts';
import { askCostShare } from './questions/cost-share.ts';
import { askCrosswind } from './questions/crosswind.ts';
import { askDensityAltitude } from './questions/density-altitude.ts';
import { askDiversion } from './questions/diversion.ts';
import { askFuelCheck } from './questions/fuel-check.ts';
import { askFuelReserve } from './questions/fuel-reserve.ts';
import { askGlide } from './questions/glide.ts';
import { askHalvesLog } from './questions/halves-log.ts';
import { askHaze } from './questions/haze.ts';
import { askInoperative } from './questions/inoperative.ts';
import { askInstrumentFuel } from './questions/instrument-fuel.ts';
import { askLegTime } from './questions/leg-time.ts';
import { askLostRadio } from './questions/lost-radio.ts';
import { askMagnetos } from './questions/magnetos.ts';
import { askManeuveringSpeed } from './questions/maneuvering-speed.ts';
import { askMissedApproach } from './questions/missed-approach.ts';
import { askNavigationLog } from './questions/navigation-log.ts';
import { askOilPressure } from './questions/oil-pressure.ts';
import { askPressure } from './questions/pressure.ts';
import { askRouteWeather } from './questions/route-weather.ts';
import { askTakeoffDistance } from './questions/takeoff-distance.ts';
import { askVorCheck } from './questions/vor-check.ts';
import { askWeight } from './questions/weight.ts';
import { askWind } from './questions/wind.ts';
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
    askLegTime,
    askBalance,
    askWind,
    askGlide,
    askMagnetos,
    askTakeoffDistance,
    askDensityAltitude,
    askManeuveringSpeed,
    askBattery,
    askNavigationLog,
    askRouteWeather,
    askHalvesLog,
  ],
  instrument: [
    askAlternate,
    askInstrumentFuel,
    askPressure,
    askInoperative,
    askVorCheck,
    askMissedApproach,
    askLostRadio,
    askAirwayLog,
    askAirwayWeather,
    askHalvesLog,
  ],
};

/** All that can be asked about a flight; what its own numbers leave open or make pointless is not among it. */
export function scenarioQuestions(scenario: Scenario): Question[] {
  return builders[scenario.rating].flatMap((build) => build(scenario) ?? []);
}
