import { createContext } from 'react';
import type { CalculationClient } from '../../client/client.ts';
import { engineClient } from '../../client/engine-client.ts';
import { httpClient } from '../../client/http-client.ts';
import { type Address, browserAddress } from './address.ts';

interface Services {
  client: CalculationClient;
  address: Address;
}

/** The services that the calculator talks to; stories put others in their place. */
export const ComparisonServices = createContext<Services>({
  // This build calculates in the browser, or by the service that `CALCULATION_URL` names.
  client: import.meta.env.CALCULATION_SERVICE
    ? httpClient(import.meta.env.CALCULATION_SERVICE)
    : engineClient,
  address: browserAddress,
});
