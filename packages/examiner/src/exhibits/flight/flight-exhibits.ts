import type { Exhibit } from '#content/exhibit.ts';
import { exampleScenarios } from '#scenario/example-scenarios.ts';
import { navigationLog } from './navigation-log.ts';
import { routeWeather } from './route-weather.ts';

/** What belongs to our example of a flight, once for every wind and every hour that may be drawn for it. */
export const flightExhibits: readonly Exhibit[] = [
  ...new Map(
    exampleScenarios('private')
      .flatMap((scenario) => [...navigationLog(scenario), ...routeWeather(scenario)])
      .map((exhibit) => [exhibit.id, exhibit]),
  ).values(),
].sort((one, other) => (one.id < other.id ? -1 : 1));
