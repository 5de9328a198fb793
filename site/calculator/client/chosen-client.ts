import { type CalculationClient, embeddedCalculation } from './client.ts';
import { httpCalculation } from './http-client.ts';

/** Where this build calculates: in the browser, or by the service that `CALCULATION_URL` names. */
export const chosenCalculation: CalculationClient = import.meta.env.CALCULATION_SERVICE
  ? httpCalculation(import.meta.env.CALCULATION_SERVICE)
  : embeddedCalculation;
