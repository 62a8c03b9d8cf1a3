import { Rating } from '@rightseat/contract';
import type { Exhibit } from '#content/exhibit.ts';
import { exampleScenarios } from '#scenario/example-scenarios.ts';
import { airwayLog } from './airway-log.ts';
import { airwayWeather } from './airway-weather.ts';
import { navigationLog } from './navigation-log.ts';
import { routeWeather } from './route-weather.ts';

/** What belongs to our example of a flight, once for every wind and every hour that may be drawn for it. */
export const flightExhibits: readonly Exhibit[] = [
  ...new Map(
    Rating.options
      .flatMap(exampleScenarios)
      .flatMap((scenario) =>
        [navigationLog, routeWeather, airwayLog, airwayWeather].flatMap((make) => make(scenario)),
      )
      .map((exhibit) => [exhibit.id, exhibit]),
  ).values(),
].sort((one, other) => (one.id < other.id ? -1 : 1));
