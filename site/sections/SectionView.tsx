import type { ComponentType } from 'react';
import type { Section } from './sections.ts';

/** The view of every kind by its file, `./Cases/Cases.tsx`, which exports it under the same name. */
const MODULES = import.meta.glob<Readonly<Record<string, ComponentType<object>>>>(
  ['./*/*.tsx', '!./*/*.test.tsx'],
  { eager: true },
);

/** Renders one section of a landing with the view of its kind. */
export function SectionView({ section }: { section: Section }) {
  const { kind, ...props } = section;
  const name = kind.slice(0, 1).toUpperCase() + kind.slice(1);
  const View = MODULES[`./${name}/${name}.tsx`]?.[name];
  if (!View) throw new Error(`site/sections/${name}/${name}.tsx does not export a view ${name}.`);
  return <View {...props} />;
}
