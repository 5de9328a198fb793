import type { CalculationRequest } from '../../client/client.ts';

/** The props of every detail panel. */
export interface DetailProps {
  /** The request whose answer the page shows. */
  request: CalculationRequest;
}
