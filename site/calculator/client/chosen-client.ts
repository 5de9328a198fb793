import { type CalculationClient, engineClient } from './client.ts';
import { httpClient } from './http-client.ts';

/** Where this build calculates: in the browser, or by the service that `CALCULATION_URL` names. */
export const chosenClient: CalculationClient = import.meta.env.CALCULATION_SERVICE
  ? httpClient(import.meta.env.CALCULATION_SERVICE)
  : engineClient;
