import type { Exhibit } from '#content/exhibit.ts';
import { cruise, cruiseLeg, cruiseTable } from './airplane/cruise-table.ts';
import { landingDay, landingDistances, landingTable } from './airplane/landing-table.ts';
import { takeoffDay, takeoffDistances, takeoffTable } from './airplane/takeoff-table.ts';
import { envelope, load, weightAndBalance } from './airplane/weight-and-balance.ts';
import { airportDiagram, diagram } from './charts/airport-diagram.ts';
import { classB, classBChart } from './charts/class-b.ts';
import { classC, classCChart } from './charts/class-c.ts';
import { classD, classDChart } from './charts/class-d.ts';
import { coast, coastChart } from './charts/coast.ts';
import { nontowered, nontoweredChart } from './charts/nontowered.ts';
import { obstacleChart, obstacles } from './charts/obstacles.ts';
import { prohibited, prohibitedChart } from './charts/prohibited.ts';
import { refuge, refugeChart } from './charts/refuge.ts';
import { specialUse, specialUseChart } from './charts/special-use.ts';
import { station, stationChart } from './charts/station.ts';
import { taxiClearance, taxiClearancePage } from './charts/taxi-clearance.ts';
import { trainingRouteChart, trainingRoutes } from './charts/training-route.ts';
import { airway } from './en-route/airway.ts';
import { airwayChart } from './en-route/airway-chart.ts';
import { alternateMinimums, alternates } from './en-route/alternates.ts';
import { arrival, arrivalChart } from './en-route/arrival.ts';
import { departure, departureChart } from './en-route/departure.ts';
import { flightExhibits } from './flight/flight-exhibits.ts';
import { displayFailure, primaryDisplay } from './panel/primary-display.ts';
import { situationIndicator, situationIndicatorPanel } from './panel/situation-indicator.ts';
import { vacuumFailure, vacuumPanel } from './panel/vacuum-panel.ts';
import { equipmentList, equipmentPage } from './papers/equipment-list.ts';
import { instrumentCurrency, instrumentLogbook } from './papers/instrument-logbook.ts';
import { logbook, logbookPage } from './papers/logbook-page.ts';
import { maintenance, maintenancePage } from './papers/maintenance-page.ts';
import { medical, medicalCertificate } from './papers/medical.ts';
import { notamList, notams } from './papers/notam-list.ts';
import { certificate, pilotCertificate } from './papers/pilot-certificate.ts';
import { squawkList, squawks } from './papers/squawk-list.ts';
import { vorCheckLog, vorChecks } from './papers/vor-checks.ts';
import { arrivalArea, arrivalAreaPlate } from './plates/arrival-area.ts';
import { circling, circlingPlate } from './plates/circling.ts';
import { ils, ilsPlate } from './plates/ils.ts';
import { localizer, localizerPlate } from './plates/localizer.ts';
import { rnav, rnavPlate } from './plates/rnav.ts';
import { vor, vorPlate } from './plates/vor.ts';
import { destination, destinationForecast } from './weather/destination-forecast.ts';
import { fireNotam, fireRestriction } from './weather/fire-restriction.ts';
import { iceAdvisory, iceMap } from './weather/ice-advisory.ts';
import { forecast, metarAndTaf, report } from './weather/metar-and-taf.ts';
import { pilotReport, pilotReportOnRoute } from './weather/pilot-report.ts';
import { surfaceProg, surfaceProgChart } from './weather/surface-prog.ts';
import { turbulenceAdvisory, turbulenceMap } from './weather/turbulence-advisory.ts';
import { windsAloft, windsAloftForecast } from './weather/winds-aloft.ts';

/** Everything that the examiner can put in front of a pilot, each made from its own data. */
export const exhibits: readonly Exhibit[] = [
  metarAndTaf(report, forecast),
  windsAloftForecast(windsAloft),
  pilotReportOnRoute(pilotReport),
  fireNotam(fireRestriction),
  weightAndBalance(load, envelope),
  takeoffDistances(takeoffTable, takeoffDay),
  logbook(logbookPage),
  medicalCertificate(medical),
  certificate(pilotCertificate),
  maintenance(maintenancePage),
  squawks(squawkList),
  classBChart(classB),
  classCChart(classC),
  classDChart(classD),
  specialUseChart(specialUse),
  obstacleChart(obstacles),
  diagram(airportDiagram),
  ilsPlate(ils),
  localizerPlate(localizer),
  vorPlate(vor),
  rnavPlate(rnav),
  circlingPlate(circling),
  arrivalAreaPlate(arrivalArea),
  airwayChart(airway),
  departureChart(departure),
  arrivalChart(arrival),
  alternateMinimums(alternates),
  situationIndicatorPanel(situationIndicator),
  vacuumFailure(vacuumPanel),
  displayFailure(primaryDisplay),
  instrumentCurrency(instrumentLogbook),
  vorCheckLog(vorChecks),
  destinationForecast(destination),
  iceMap(iceAdvisory),
  turbulenceMap(turbulenceAdvisory),
  surfaceProgChart(surfaceProg),
  cruise(cruiseTable, cruiseLeg),
  landingDistances(landingTable, landingDay),
  equipmentPage(equipmentList),
  notams(notamList),
  trainingRouteChart(trainingRoutes),
  coastChart(coast),
  refugeChart(refuge),
  stationChart(station),
  nontoweredChart(nontowered),
  prohibitedChart(prohibited),
  taxiClearancePage(taxiClearance),
  ...flightExhibits,
];
