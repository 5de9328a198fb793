import { useTheme } from '@emotion/react';
import { createContext, useContext, useEffect, useState } from 'react';
import { type Address, browserAddress, onNavigation } from '../comparison/state/address.ts';
import { findInvalidFields, type Person } from './person.ts';
import { hasAnswer, type ReadPerson, readPerson, writePerson } from './person-address.ts';

/** The address that carries the person; stories put another in its place. */
export const PersonAddress = createContext<Address>(browserAddress);

/** The answers in the form, and the last ones that are possible: the result is of these. */
interface PersonState extends ReadPerson {
  shown: Person;
  /** It is the visitor, not the example of the page. */
  isOwn: boolean;
}

/**
 * Keeps whom the form describes. It opens with the example, reads a shared link once it is hydrated,
 * and writes what has settled to the address, in the fragment that the comparison writes to as well.
 */
export function usePerson(opening: Person): [PersonState, (part: Partial<Person>) => void] {
  const address = useContext(PersonAddress);
  const { settle } = useTheme().transitions.duration;
  // A page's example never changes; without this it would be new in every render.
  const [opened] = useState(opening);
  const [state, setState] = useState<PersonState>({
    person: opened,
    shown: opened,
    adjusted: [],
    isOwn: false,
  });
  const { shown, isOwn } = state;

  useEffect(() => {
    const load = () => {
      const query = address.read();
      const read = readPerson(query, opened);
      setState({ ...read, shown: read.person, isOwn: hasAnswer(query) });
    };
    if (hasAnswer(address.read())) load();
    return onNavigation(load);
  }, [address, opened]);

  useEffect(() => {
    if (!isOwn) return;
    const write = () => {
      const parameters = writePerson(shown);
      const written = address.read();
      const isAsWritten = Object.entries(parameters).every(
        ([name, value]) => written.get(name) === value,
      );
      // What the comparison took over is that of another gap from now on.
      address.write(parameters, isAsWritten && address.isPrefilled());
    };
    const timer = setTimeout(write, settle);
    // Who leaves before finds it again.
    addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', write);
    };
  }, [address, shown, isOwn, settle]);

  const change = (part: Partial<Person>) => {
    // What was entered before it was alive comes at once.
    setState((before) => {
      const person = { ...before.person, ...part };
      const isPossible = findInvalidFields(person).size === 0;
      return { person, shown: isPossible ? person : before.shown, adjusted: [], isOwn: true };
    });
  };
  return [state, change];
}
