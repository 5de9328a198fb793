import { useContext, useEffect, useState } from 'react';
import { readGap, type SharedGap } from '../../pension-gap/person-address.ts';
import { onNavigation, onWrite } from '../state/address.ts';
import { ComparisonServices } from '../state/services.ts';

/**
 * The visitor's pension gap, as far as the page's address has it.
 * @param age of who saves: the gap of somebody older or younger is not theirs
 */
export function useGap(age: number): SharedGap | undefined {
  const { address } = useContext(ComparisonServices);
  const [gap, setGap] = useState<SharedGap>();
  useEffect(() => {
    const load = () => setGap(readGap(address.read()));
    load();
    const ends = [onNavigation(load), onWrite(load)];
    return () => {
      for (const end of ends) end();
    };
  }, [address]);
  return gap?.age === age ? gap : undefined;
}
